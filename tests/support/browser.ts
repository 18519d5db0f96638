import { type Browser, type BrowserContextOptions, chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "../../scripts/find-chromium.ts";

/**
 * For browsers that test pages and take pictures of them; measuring does without it, as a visitor's browser draws.
 *
 * Without it, Chromium 156 lets a page stand for good now and then: a task of low priority draws what is out of sight,
 * and where it is told to make way just as its last tile makes the page ready, it wakes nobody
 * (`cc/raster/categorized_worker_pool.cc`). No frame comes any more, and the next `scrollTo` waits in
 * `LayerTreeHost::WaitForCommitCompletion`. The longest page stood in 7 of 102 visits (four browsers on two
 * processors), and in none of 300 with this flag, which leaves such tasks undone.
 */
export const drawsToTheEnd = ["--disable-best-effort-tasks"];

/** The machine's Chromium without a window. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags(), ...flags] });
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
