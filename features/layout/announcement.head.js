// Before the first paint: an announcement that was closed is not shown again, so that nothing moves. Its button works
// from then on, too: whoever goes on to the next page at once need not wait for the page's code to be rid of it.
const key = "closed-announcement";
const shown = document.documentElement.dataset;
try {
  if (shown.announcement && localStorage.getItem(key) === shown.announcement)
    delete shown.announcement;
} catch {
  // Nothing is kept here: it is shown on every page.
}
addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-closes-announcement]");
  if (!button) return;
  try {
    localStorage.setItem(key, shown.announcement);
  } catch {
    // It comes again with the next page.
  }
  delete shown.announcement;
  document.getElementById(button.dataset.closesAnnouncement)?.focus();
});
