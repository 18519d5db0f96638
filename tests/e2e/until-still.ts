import type { Page } from "playwright-core";

/**
 * Waits until everything that moves and comes to an end has ended: half-way through, a colour is neither the old
 * nor the new one, and a click may miss. On a page that is not drawn any more (tests/support/browser.ts) nothing would
 * ever end: without a frame for a second, what moves is put at its end.
 */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isDrawn = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 1_000);
      });
    // What is held, such as the bar of a toast under the pointer, does not move.
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (let left = moving(); left.length > 0; left = moving())
      if (!(await isDrawn())) for (const animation of left) animation.finish();
  });
}
