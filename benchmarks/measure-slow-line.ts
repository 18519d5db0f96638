import type { Browser } from "playwright-core";
import { languageCodes } from "../platform/language/languages.ts";
import { localizedPath } from "../platform/language/localized-path.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { measuredPaths } from "./measured-paths.ts";
import { median } from "./median.ts";
import { type Noted, noteVitals, readVitals, slowDown, slowLine } from "./slow-line.ts";
import { startReplay } from "./start-replay.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const runs = 5;
const phone = { width: 412, height: 823 };
/** After what a page wants to load is there, ms: late paints and tasks. */
const settling = 800;

/** Each type of page really loaded over a slow line on a slow processor, beside its copy without scripts. */
export async function measureSlowLine(): Promise<Table> {
  const server = await startServerProcess();
  const built = await startReplay(server.port, { withoutScripts: false });
  const plain = await startReplay(server.port, { withoutScripts: true });
  const browser = await launchBrowser();
  const rows: string[][] = [];
  for (const path of pathsToLoad()) {
    const ours: Noted[] = [];
    const theirs: Noted[] = [];
    // In turns, so that a busy moment hits both.
    for (let run = 0; run < runs; run += 1) {
      ours.push(await load(browser, built.origin + path));
      theirs.push(await load(browser, plain.origin + path));
    }
    const of = (noted: Noted[], what: keyof Noted) => median(noted.map((each) => each[what]));
    const ms = (value: number) => String(Math.round(value));
    rows.push([
      `\`${path}\``,
      ms(of(ours, "firstPaint")),
      ms(of(theirs, "firstPaint")),
      ms(of(ours, "largestPaint")),
      ms(of(theirs, "largestPaint")),
      ms(of(ours, "interactive")),
      ms(of(ours, "blocking")),
      of(ours, "layoutShift").toFixed(3),
    ]);
  }
  await browser.close();
  built.stop();
  plain.stop();
  await server.stop();
  const { megabits, latencyMs, cpuSlowdown } = slowLine;
  return {
    title: `Really slow: ${megabits} Mbit/s, ${latencyMs} ms, processor ÷ ${cpuSlowdown} (median of ${runs}, ms)`,
    head: [
      "page",
      "first paint",
      "without scripts",
      "largest paint",
      "without scripts",
      "interactive",
      "blocked",
      "CLS",
    ],
    rows,
  };
}

/** Every type of page in the language at the bare address, and the home page in all. */
function pathsToLoad(): string[] {
  const shown = measuredPaths("/error", "/auth/sign-in");
  const others = languageCodes.map((code) => localizedPath("/", code));
  return [...new Set([...shown.map((path) => localizedPath(path, "tr")), ...others])];
}

async function load(browser: Browser, address: string): Promise<Noted> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(noteVitals);
  await slowDown(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(settling);
  const noted = await readVitals(page);
  await context.close();
  return noted;
}
