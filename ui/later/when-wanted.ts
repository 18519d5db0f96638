import { keepClicks } from "./keep-clicks.ts";

/** Anything that a visitor does, in another tab too; from then on the whole page is wanted, since a navigation waits for its parts. */
const doings = [
  ...(["pointerdown", "keydown", "wheel", "touchstart", "popstate"] as const),
  ...(["scroll", "focusin", "input", "storage"] as const),
];

let wantAll: () => void = () => {};
let allWanted: Promise<void> | undefined;

/** What the visitor does, or a navigation that a script begins. */
function whenAllIsWanted(): Promise<void> {
  allWanted ??= Promise.race([
    whenVisitorActsNext().then(afterNextFrame),
    new Promise<void>((resolve) => {
      wantAll = resolve;
    }),
  ]);
  return allWanted;
}

/** ms */
const longestFrame = 200;

/** What was done shows first: to ask for all parts takes a phone's processor longer than a frame. */
function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A tab that nobody sees has no frames, nor now and then a page of a headless Chromium.
    setTimeout(resolve, longestFrame);
  });
}

/** Parts whose code is on the way or not asked for yet, until it is there or could not be had. */
const coming = new Set<Promise<unknown>>();

/** Notes that a part's code is to come. */
export function noteComing(part: Promise<unknown>): void {
  coming.add(part);
  part.catch(() => {}).finally(() => coming.delete(part));
}

/**
 * Before a navigation within the document: React would throw away what it has not taken over yet, and draw it again
 * once somebody wants it.
 */
export async function bringAllParts(): Promise<void> {
  wantAll();
  await Promise.allSettled(coming);
}

/** Resolves with the next thing that the visitor does, whatever was done before. */
export function whenVisitorActsNext(): Promise<void> {
  return new Promise((resolve) => {
    const act = () => {
      for (const doing of doings) removeEventListener(doing, act, { capture: true });
      resolve();
    };
    // Before React, which keeps back what is done to a part that it has not taken over.
    for (const doing of doings) addEventListener(doing, act, { capture: true, passive: true });
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

/** Whether a part may rest although it is seen: it does not move by itself, and has nothing to show yet. */
export type MayRest = () => boolean;

/** Resolves when the part's place is seen or pointed at, or the visitor does anything; at once where the page holds no place. */
export async function whenWanted(
  name: string,
  place: Element | null,
  mayRest: MayRest = () => false,
): Promise<void> {
  if (!place) return;
  keepClicks(name, place);
  const reasons = [whenPointedAt(place), whenAllIsWanted()];
  await Promise.race(mayRest() ? reasons : [whenSeen(place), ...reasons]);
}

/**
 * A way to another place of the page is told to the router only once no part is on its way: it is no navigation that
 * anything can hold up, and with its address React would throw away what it has not taken over yet.
 * Call it ahead of the router, which listens to the same event.
 */
export function keepPartsOnTheWay(): void {
  let isWaiting = false;
  const tell = () => {
    isWaiting = false;
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  };
  const wait = (event: PopStateEvent) => {
    if (coming.size === 0) return;
    event.stopImmediatePropagation();
    // Told once for all that came meanwhile: the router reads the address as it is by then.
    if (!isWaiting) void bringAllParts().then(tell);
    isWaiting = true;
  };
  addEventListener("popstate", wait, { capture: true });
}
