// Before the first paint: an announcement that was closed is not shown again, so that nothing moves.
const shown = document.documentElement.dataset;
try {
  if (shown.announcement && localStorage.getItem("closed-announcement") === shown.announcement)
    delete shown.announcement;
} catch {
  // Nothing is kept here: it is shown on every page.
}
