import { keepClicks } from "./keep-clicks.ts";

/** Anything that a visitor does; from then on the whole page is wanted, since a navigation waits for its parts. */
const doings = ["pointerdown", "keydown", "wheel", "touchstart", "popstate"] as const;

let visitorActs: Promise<void> | undefined;

function whenVisitorActs(): Promise<void> {
  visitorActs ??= whenVisitorActsNext();
  return visitorActs;
}

/** Resolves with the next thing that the visitor does, whatever was done before. */
export function whenVisitorActsNext(): Promise<void> {
  return new Promise((resolve) => {
    const act = () => {
      for (const doing of doings) removeEventListener(doing, act);
      resolve();
    };
    for (const doing of doings) addEventListener(doing, act, { passive: true });
  });
}

function whenSeen(elements: Iterable<Element>): Promise<void> {
  return new Promise((resolve) => {
    const sight = new IntersectionObserver((places) => {
      if (!places.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      resolve();
    });
    for (const element of elements) sight.observe(element);
  });
}

/** Resolves when a place of the part is seen or the visitor does anything; at once where the page holds no place. */
export async function whenWanted(name: string): Promise<void> {
  const places = document.querySelectorAll(`[data-later="${name}"]`);
  if (places.length === 0) return;
  for (const place of places) keepClicks(name, place);
  await Promise.race([whenSeen(places), whenVisitorActs()]);
}
