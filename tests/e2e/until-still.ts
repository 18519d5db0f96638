import type { Page } from "playwright-core";

/**
 * Waits until everything that moves and comes to an end has ended: half-way through, a colour is neither the old
 * nor the new one, and a click may miss.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What is held, such as the bar of a toast under the pointer, does not move.
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState !== "paused")
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
