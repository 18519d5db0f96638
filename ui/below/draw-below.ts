/**
 * Lays out what rests below the first screen (below.head.js), one piece whenever the processor has nothing else to do,
 * and at the latest after half a second: all at once would keep it longer at a stretch than a finger on a phone should
 * wait. The pieces keep the style that they get here; it is what an element has that never rested.
 */
export async function drawBelow(): Promise<void> {
  const { dataset } = document.documentElement;
  for (const piece of document.querySelectorAll<HTMLElement>("main > *, footer")) {
    // A click may have ended the rest of all of them. And React's development build would complain of styles that it
    // has not written: there all comes at once.
    if (dataset.belowRests !== "" || import.meta.env.DEV) break;
    await new Promise((draw) => requestIdleCallback(draw, { timeout: 500 }));
    piece.style.contentVisibility = "visible";
    // Here and now: else the browser would do it with the next frame, for all pieces until then.
    void piece.offsetHeight;
  }
  delete dataset.belowRests;
}
