import type { Page } from "playwright-core";

/**
 * Waits until React has taken over the page. Its root says so itself: `isDehydrated` of the current host root is
 * false after the hydrating commit
 * (https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberRoot.js).
 */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const host = key && (document as unknown as Record<string, HostRoot>)[key];
    return host ? host.stateNode.current.memoizedState?.isDehydrated === false : false;
  });
}

interface HostRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } };
}
