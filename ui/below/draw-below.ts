/** At the latest after this long, however busy the page is: a pause of the processor may not come for seconds. */
const patienceMs = 500;

/**
 * Lays out what rests below the first screen (below.head.js), one piece whenever the processor has nothing else to do:
 * all at once would keep it longer at a stretch than a finger on a phone should wait.
 * @param page the root element, which says whether anything rests
 */
export function drawBelow({ dataset, ownerDocument }: HTMLElement): void {
  if (dataset.belowRests === undefined) return;
  // React's development build would complain of styles that it has not written: there all comes at once.
  const pieces = import.meta.env.DEV
    ? []
    : [...ownerDocument.querySelectorAll<HTMLElement>("main > *, footer")];
  const waiting = pieces.values();
  const goOn = () => {
    const piece = waiting.next().value;
    // A click may have ended the rest of all of them.
    if (piece && dataset.belowRests === "") {
      piece.style.contentVisibility = "visible";
      // Here and now: else the browser would do it with the next frame, for all pieces until then.
      void piece.offsetHeight;
      drawNext();
    } else {
      delete dataset.belowRests;
      for (const { style } of pieces) style.contentVisibility = "";
    }
  };
  const drawNext = () => requestIdleCallback(goOn, { timeout: patienceMs });
  drawNext();
}
