/** At the latest after this long, however busy the page is: a pause of the processor may not come for seconds. */
const patienceMs = 500;

/**
 * Lays out what rests below the first screen (below.head.js), one piece whenever the processor has nothing else to do:
 * all at once would keep it longer at a stretch than a finger on a phone should wait.
 * @param page the root element, which says that there are things at rest
 */
export function drawBelow(page: HTMLElement): void {
  // React's development build would find styles that it has not written.
  const waiting = import.meta.env.DEV ? [] : restingOn(page);
  const drawn: HTMLElement[] = [];
  const goOn = () => {
    // Somebody's click may have ended the rest of all of them.
    const piece = page.dataset.belowRests === undefined ? undefined : waiting.shift();
    if (!piece) return end(page, drawn);
    piece.style.contentVisibility = "visible";
    // Here and now: else the browser would do it with the next frame, for all pieces until then.
    void piece.offsetHeight;
    drawn.push(piece);
    whenIdle(goOn);
  };
  whenIdle(goOn);
}

function restingOn(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("main > *, footer")].filter(
    (piece) => getComputedStyle(piece).contentVisibility === "auto",
  );
}

/** Leaves the page as if nothing had rested. */
function end(page: HTMLElement, drawn: readonly HTMLElement[]): void {
  delete page.dataset.belowRests;
  for (const piece of drawn) {
    piece.style.contentVisibility = "";
    if (!piece.getAttribute("style")) piece.removeAttribute("style");
  }
}

function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: patienceMs });
  else setTimeout(act);
}
