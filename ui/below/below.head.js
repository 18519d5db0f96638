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
  // A click may lead to another place of the page, a key to its end: from then on heights are true. What a click opens
  // over the page, or where it stands, leads nowhere, and the whole page need not be laid out before it shows.
  const opensHere = "[popovertarget], [aria-haspopup=dialog], summary";
  const endRest = ({ type, target }) => {
    if (type === "click" && target.closest?.(opensHere)) return;
    delete dataset.belowRests;
  };
  for (const doing of ["click", "keydown"]) addEventListener(doing, endRest, { capture: true });
  // The page has come alive (app/entry.client.tsx): what rests is laid out one piece whenever the processor has nothing
  // else to do, and at the latest after half a second, since all at once would keep it longer at a stretch than a finger
  // on a phone should wait. The pieces keep the style that they get here: what an element has that never rested.
  const drawBelow = async () => {
    for (const piece of document.querySelectorAll("main > *, footer")) {
      // A click may have ended the rest of all of them.
      if (dataset.belowRests !== "") break;
      await new Promise((draw) => requestIdleCallback(draw, { timeout: 500 }));
      piece.style.contentVisibility = "visible";
      // Here and now: else the browser would do it with the next frame, for all pieces until then.
      piece.getBoundingClientRect();
    }
    delete dataset.belowRests;
  };
  addEventListener("begun", drawBelow, { once: true });
}
