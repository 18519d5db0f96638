const clicked = new Map<string, HTMLElement>();
const listening = new Map<string, AbortController>();

/**
 * Remembers which button of a part was clicked while its code was still on the way: React drops that click, and keeps
 * it from everybody below the document, so it is seen before React sees it. One that comes through is answered
 * already. Links and the browser's own controls act by themselves.
 */
export function keepClicks(name: string, place: Element): void {
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
    if (!button || !place.contains(button)) return;
    let isDropped = true;
    const through = new AbortController();
    addEventListener(
      "click",
      () => {
        isDropped = false;
      },
      { signal: through.signal },
    );
    setTimeout(() => {
      through.abort();
      if (!isDropped) return;
      if (listening.has(name)) clicked.set(name, button);
      else if (button.isConnected) button.click();
    });
  };
  const end = listening.get(name) ?? new AbortController();
  listening.set(name, end);
  addEventListener("click", remember, { capture: true, signal: end.signal });
}

/** Clicks the button that was remembered last, now that somebody listens. */
export function repeatClick(name: string): void {
  const button = clicked.get(name);
  clicked.delete(name);
  listening.get(name)?.abort();
  listening.delete(name);
  if (button?.isConnected) button.click();
}
