import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More stops than any page of ours has. */
const most = 150;

/** Goes from stop to stop until something has the focus, and comes into sight there. @throws where it is never reached */
export async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<void> {
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stop = 0; !(await hasFocus()); stop += 1) {
    if (stop === most)
      throw new Error(`${most} times ${key}, and ${wanted} was not among the stops`);
    await page.keyboard.press(key);
  }
  const isSeen = () =>
    wanted.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  // The page may still be scrolling there.
  await expect.poll(isSeen).toBe(true);
}
