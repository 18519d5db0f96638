import { launch } from "chrome-launcher";
import lighthouse, { defaultConfig, type Result } from "lighthouse";
import { chromiumFlags, findChromium } from "../scripts/find-chromium.ts";

/**
 * Lighthouse in a Chromium of its own. `asIndex`: the processor is slowed until a machine like this one counts as one
 * of that benchmark index; its scores are made for 1,500, and a fast machine hides what a page asks of a processor.
 */
export async function openLighthouse(asIndex?: number) {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", ...chromiumFlags()],
  });
  const usual = defaultConfig.settings?.throttling;
  let slowdown = usual?.cpuSlowdownMultiplier ?? 4;
  const look = async (address: string): Promise<Result> => {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      logLevel: "silent",
      // The error pages answer 404, as they should.
      ignoreStatusCode: true,
      throttling: { ...usual, cpuSlowdownMultiplier: slowdown },
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    return result.lhr;
  };
  return {
    look,
    /** To be called once, with an address that can be opened. */
    async slowDown(address: string) {
      if (!asIndex) return;
      const { environment } = await look(address);
      slowdown *= Math.max(1, environment.benchmarkIndex / asIndex);
    },
    close: () => chrome.kill(),
  };
}
