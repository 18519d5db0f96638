// Before the first paint: whether what lies below may rest (below.css). Not where the page begins somewhere else than at
// its top, since heights are guesses until then, not in the frame of an editor, and not in a browser that cannot say when
// it has time (Safari).
const [opening] = performance.getEntriesByType("navigation");
if (
  opening?.type === "navigate" &&
  !opening.name.includes("#") &&
  parent === window &&
  "requestIdleCallback" in window
) {
  const { dataset } = document.documentElement;
  dataset.belowRests = "";
  // A click may lead to another place of the page, a key to its end: from then on heights are true.
  for (const doing of ["click", "keydown"]) {
    addEventListener(doing, () => delete dataset.belowRests, { capture: true, once: true });
  }
}
