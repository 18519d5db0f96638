import process from "node:process";
import type { Result } from "lighthouse";
import { languages } from "../platform/language/languages.ts";
import { localizedPath } from "../platform/language/localized-path.ts";
import { likeIndex } from "./measure-blocked-time.ts";
import { measuredPaths } from "./measured-paths.ts";
import { menuAddresses } from "./menu-addresses.ts";
import { openLighthouse } from "./open-lighthouse.ts";
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
/** How fast Lighthouse found the machine to be; 1,500 and more is what its scores are made for. */
const index = (lhr: Result) => String(Math.round(lhr.environment.benchmarkIndex));
const head = ["FCP ms", "LCP ms", "Speed Index ms", "TBT ms", "CLS", "index"];

/** Lighthouse on simulated mobile for every page and language; the run with the median performance of `runs`. */
export async function runLighthouse(runs: number, asIndex?: number): Promise<Table> {
  const addresses = languages.flatMap(({ code }) =>
    measuredPaths("/error").map((path) => localizedPath(path, code)),
  );
  const rows = await onTheServer(addresses, asIndex, async (look) =>
    rowOf(await repeat(runs, look)),
  );
  return {
    title: `Lighthouse, simulated mobile${likeIndex(asIndex)}, median of ${runs}`,
    head: ["page", ...categories, ...head],
    rows,
  };
}

/**
 * The same for every address of the menus, some of them in the other languages: one run each, and the median of three
 * where that is below 100, since one run is noisy.
 */
export async function walkWithLighthouse(asIndex?: number): Promise<Table> {
  const rows = await onTheServer(menuAddresses(), asIndex, async (look) => {
    const first = await look();
    const results = isPerfect(first) ? [first] : [first, ...(await repeat(2, look))];
    const isListed = first.audits["is-crawlable"]?.score === 1;
    return [...rowOf(results), isListed ? "yes" : "no", String(results.length)];
  });
  return {
    title: `Lighthouse, simulated mobile${likeIndex(asIndex)}, every address of the menus`,
    head: ["page", ...categories, ...head, "may be listed", "runs"],
    rows,
  };
}

type Look = () => Promise<Result>;

/** One row an address. */
async function onTheServer(
  addresses: readonly string[],
  asIndex: number | undefined,
  measure: (look: Look) => Promise<string[]>,
): Promise<string[][]> {
  const server = await startServerProcess();
  // Pages that are still being rendered would be measured beside their rendering.
  while (!(await fetch(`http://localhost:${server.port}/readyz`)).ok)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const origin = `http://localhost:${server.port}`;
  const { look, slowDown, close } = await openLighthouse(asIndex);
  await slowDown(origin);
  const rows: string[][] = [];
  for (const address of addresses) {
    const row = [`\`${address}\``, ...(await measure(() => look(origin + address)))];
    // It takes an hour and more: what was measured stands there when it is ended before its end.
    process.stderr.write(`${row.join(" | ")}\n`);
    rows.push(row);
  }
  close();
  await server.stop();
  return rows;
}

async function repeat(runs: number, look: Look): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await look());
  return results;
}

const score = (lhr: Result, name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);

/** In all four, or in the other three where search engines are kept out. */
const isPerfect = (lhr: Result) =>
  categories.every(
    (name) =>
      score(lhr, name) === 100 || (name === "seo" && lhr.audits["is-crawlable"]?.score === 0),
  );

/** Of the run with the median performance. */
function rowOf(results: readonly Result[]): string[] {
  const sorted = results.toSorted((a, b) => score(a, "performance") - score(b, "performance"));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error("nothing was measured");
  return [
    ...categories.map((name) => String(score(median, name))),
    ...metrics.map((name) => {
      const value = median.audits[name]?.numericValue ?? Number.NaN;
      return name === "cumulative-layout-shift" ? value.toFixed(3) : String(Math.round(value));
    }),
    index(median),
  ];
}
