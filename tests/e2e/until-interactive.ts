import type { Page } from "playwright-core";

/**
 * In the page: React has taken it over, and what lies below is laid out (ui/below). React's root says so itself:
 * `isDehydrated` of the current host root is false after the hydrating commit
 * (https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberRoot.js).
 */
export function isInteractive(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  const host = key ? (document as unknown as Record<string, HostRoot>)[key] : undefined;
  const isResting = document.documentElement.dataset.belowRests !== undefined;
  return !isResting && host?.stateNode.current.memoizedState?.isDehydrated === false;
}

export async function untilInteractive(page: Page): Promise<void> {
  // Not with each frame: a page that is not drawn any more (tests/support/browser.ts) is taken over all the same.
  await page.waitForFunction(isInteractive, undefined, { polling: 50 });
}

interface HostRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } };
}
