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

function whenSeen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      resolve();
    });
    sight.observe(element);
  });
}

/** The pointer may rest there already. `pointerover` does not come this far: React keeps it back to repeat it later. */
async function whenPointedAt(element: Element): Promise<void> {
  if (element.matches(":hover")) return;
  return new Promise((resolve) => {
    element.addEventListener("pointermove", () => resolve(), { once: true, passive: true });
  });
}

/** Resolves when the part's place is seen or pointed at, or the visitor does anything; at once where the page holds no place. */
export async function whenWanted(name: string, place: Element | null): Promise<void> {
  if (!place) return;
  keepClicks(name, place);
  await Promise.race([whenSeen(place), whenPointedAt(place), whenVisitorActs()]);
}
