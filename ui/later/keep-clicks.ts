const waiting = new Map<string, { clicked?: HTMLElement; stop: () => void }>();

/**
 * Remembers which button of a part was clicked while its code was still on the way: React would drop that click.
 * Links and the browser's own controls act by themselves.
 */
export function keepClicks(name: string, place: Element): void {
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
    if (button) waiting.set(name, { clicked: button, stop });
  };
  const stop = () => place.removeEventListener("click", remember);
  place.addEventListener("click", remember);
  waiting.set(name, { stop });
}

/** Clicks the button that was remembered last, now that somebody listens. */
export function repeatClick(name: string): void {
  const kept = waiting.get(name);
  waiting.delete(name);
  kept?.stop();
  if (kept?.clicked?.isConnected) kept.clicked.click();
}
