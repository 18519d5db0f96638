/**
 * Lays out what rests below the first screen (below.head.js), one piece whenever the processor has nothing else to do:
 * all at once would keep it longer at a stretch than a finger on a phone should wait.
 * @param page the root element, which says whether anything rests
 */
export function drawBelow({ dataset }: HTMLElement): void {
  const pieces = document.querySelectorAll<HTMLElement>("main > *, footer");
  let drawn = 0;
  const draw = () => {
    const piece = pieces[drawn++];
    // A click may have ended the rest of all of them. And React's development build would complain of styles that it
    // has not written: there all comes at once.
    if (piece && dataset.belowRests === "" && !import.meta.env.DEV) {
      piece.style.contentVisibility = "visible";
      // Here and now: else the browser would do it with the next frame, for all pieces until then.
      void piece.offsetHeight;
      drawNext();
    } else {
      delete dataset.belowRests;
      for (const { style } of pieces) style.contentVisibility = "";
    }
  };
  // At the latest after half a second, however busy the page is.
  const drawNext = () => requestIdleCallback(draw, { timeout: 500 });
  if (dataset.belowRests === "") drawNext();
}
