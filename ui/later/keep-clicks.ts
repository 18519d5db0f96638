const clicked = new Map<string, HTMLElement>();
const listening = new Map<string, AbortController>();

/**
 * Remembers which button of a part was clicked while its code was still on the way: React drops that click, and keeps
 * it from everybody below the document, so it is seen before React sees it. One that reaches its button is answered
 * already. Links and the browser's own controls act by themselves.
 */
export function keepClicks(name: string, place: Element): void {
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
    if (!button || !place.contains(button)) return;
    const reached = watchFor(button);
    setTimeout(() => {
      if (reached()) return;
      if (listening.has(name)) clicked.set(name, button);
      else press(button);
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
  if (button) press(button);
}

/** Whether a click has reached the button, asked once. */
function watchFor(button: HTMLElement): () => boolean {
  const end = new AbortController();
  let isReached = false;
  const note = () => {
    isReached = true;
  };
  button.addEventListener("click", note, { signal: end.signal });
  return () => {
    end.abort();
    return isReached;
  };
}

/** A part may hold others that React takes over a moment later: the click is tried until it reaches its button. */
function press(button: HTMLElement, triesLeft = 60): void {
  if (!button.isConnected || triesLeft === 0) return;
  const reached = watchFor(button);
  button.click();
  if (!reached()) setTimeout(() => press(button, triesLeft - 1), 50);
}
