const clicked = new Map<string, HTMLElement>();
const listening = new Map<string, AbortController>();

/** ms for which a click waits for the code of its part, before the browser does with it what it does without any. */
const patience = 2_000;

/**
 * Remembers what of a part was clicked while its code was still on the way: React drops that click, and keeps it from
 * everybody below the document, so it is seen before React sees it. A button that it reaches has answered already;
 * links and forms are held back, so that they lead on within the document. The browser's own controls act by themselves.
 */
export function keepClicks(name: string, place: Element): void {
  const remember = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(
      "button:not([popovertarget]), a[href]",
    );
    if (!control || !place.contains(control)) return;
    if (opensPageOfOurs(event, control)) hold(event, control, ({ href }) => location.assign(href));
    else if (sends(control)) hold(event, control, (button) => button.form?.requestSubmit(button));
    else if (!(control instanceof HTMLAnchorElement)) watchButton(control);
  };

  function hold<Held extends HTMLElement>(
    event: MouseEvent,
    control: Held,
    doWithout: (control: Held) => void,
  ): void {
    event.preventDefault();
    clicked.set(name, control);
    setTimeout(() => {
      if (clicked.get(name) === control) doWithout(control);
    }, patience);
  }

  function watchButton(button: HTMLElement): void {
    const reached = watchFor(button);
    setTimeout(() => {
      if (reached()) return;
      if (listening.has(name)) clicked.set(name, button);
      else press(button);
    });
  }

  const end = listening.get(name) ?? new AbortController();
  listening.set(name, end);
  addEventListener("click", remember, { capture: true, signal: end.signal });
}

/** Clicks what was remembered last, now that somebody listens. */
export function repeatClick(name: string): void {
  const control = clicked.get(name);
  clicked.delete(name);
  listening.get(name)?.abort();
  listening.delete(name);
  if (control) press(control);
}

/** In this tab, and not a place of the page that is shown. */
function opensPageOfOurs(event: MouseEvent, link: HTMLElement): link is HTMLAnchorElement {
  if (!(link instanceof HTMLAnchorElement)) return false;
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);
  const isHere = link.hash !== "" && link.pathname === location.pathname;
  return isPlain && !link.target && link.origin === location.origin && !isHere;
}

const sends = (button: HTMLElement): button is HTMLButtonElement =>
  button instanceof HTMLButtonElement && button.type === "submit" && button.form !== null;

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
