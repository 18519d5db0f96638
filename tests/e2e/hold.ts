import type { BrowserContext } from "playwright-core";

/**
 * Keeps requests waiting, as a slow line would, until the returned function lets them go.
 * @param address which ones, by their whole address
 */
export async function hold(context: BrowserContext, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Everything that React and the site's own code are made of. */
export const scripts = /\/assets\/[^?]+\.js(\?|$)/;
