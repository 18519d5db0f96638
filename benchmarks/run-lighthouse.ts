import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { languages } from "../platform/language/languages.ts";
import { localizedPath } from "../platform/language/localized-path.ts";
import { chromiumFlags, findChromium } from "../scripts/find-chromium.ts";
import { measuredPaths } from "./measured-paths.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "speed-index",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

/** Lighthouse on simulated mobile for every page and language; the run with the median performance of `runs`. */
export async function runLighthouse(runs: number): Promise<Table> {
  const server = await startServerProcess();
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", ...chromiumFlags()],
  });
  const rows: string[][] = [];
  for (const { code } of languages) {
    for (const path of measuredPaths("/error")) {
      rows.push(await measure(localizedPath(path, code)));
    }
  }
  chrome.kill();
  await server.stop();
  return {
    title: `Lighthouse, simulated mobile, median of ${runs}`,
    head: ["page", ...categories, "FCP ms", "LCP ms", "Speed Index ms", "TBT ms", "CLS"],
    rows,
  };

  async function measure(path: string): Promise<string[]> {
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(`http://localhost:${server.port}${path}`, {
        port: chrome.port,
        onlyCategories: [...categories],
        logLevel: "silent",
        ...(path.endsWith("/error") ? { ignoreStatusCode: true } : {}),
      });
      if (result) results.push(result.lhr);
    }
    const score = (lhr: Result, name: string) =>
      Math.round((lhr.categories[name]?.score ?? 0) * 100);
    results.sort((a, b) => score(a, "performance") - score(b, "performance"));
    const median = results[Math.floor(results.length / 2)];
    if (!median) throw new Error(`Lighthouse gave no result for ${path}`);
    return [
      `\`${path}\``,
      ...categories.map((name) => String(score(median, name))),
      ...metrics.map((name) => {
        const value = median.audits[name]?.numericValue ?? Number.NaN;
        return name === "cumulative-layout-shift" ? value.toFixed(3) : String(Math.round(value));
      }),
    ];
  }
}
