import { type Browser, type BrowserContextOptions, chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "../../scripts/find-chromium.ts";

/** The machine's Chromium without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
}

let visitors = 0;

/**
 * A context like a stranger's browser: nothing stored, and an address of its own (the site is started with
 * TRUST_PROXY), so that no test eats up another's limits.
 */
export function strangersContext(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
) {
  visitors += 1;
  const address = `198.18.${visitors >> 8}.${visitors & 255}`;
  return browser.newContext({
    baseURL,
    locale: "tr-TR",
    colorScheme: "light",
    viewport: { width: 1280, height: 800 },
    ...options,
    extraHTTPHeaders: { "x-forwarded-for": address, ...options.extraHTTPHeaders },
  });
}
