const clicked = new Map<string, HTMLElement>();
const listening = new Map<string, AbortController>();

/**
 * Remembers which button of a part was clicked while its code was still on the way: React would drop that click.
 * Links and the browser's own controls act by themselves.
 */
export function keepClicks(name: string, place: Element): void {
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
    if (button) clicked.set(name, button);
  };
  const end = listening.get(name) ?? new AbortController();
  listening.set(name, end);
  place.addEventListener("click", remember, { signal: end.signal });
}

/** Clicks the button that was remembered last, now that somebody listens. */
export function repeatClick(name: string): void {
  const button = clicked.get(name);
  clicked.delete(name);
  listening.get(name)?.abort();
  listening.delete(name);
  if (button?.isConnected) button.click();
}
