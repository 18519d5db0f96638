import type { Result } from "lighthouse";
import { median } from "./median.ts";
import { openLighthouse } from "./open-lighthouse.ts";
import { startReplay } from "./start-replay.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const runs = 9;
/** A page with everything on it, one with a form, one with a list. */
const paths = ["/", "/contact", "/shop/grid"];

const blocked = (lhr: Result) => lhr.audits["total-blocking-time"]?.numericValue ?? Number.NaN;

/** How long a page keeps a visitor's processor, beside the same page without a script: that is what hydration asks. */
export async function measureBlockedTime(asIndex?: number): Promise<Table> {
  const server = await startServerProcess();
  const built = await startReplay(server.port, { withoutScripts: false });
  const plain = await startReplay(server.port, { withoutScripts: true });
  const { look, slowDown, close } = await openLighthouse(asIndex);
  await slowDown(built.origin);
  const rows: string[][] = [];
  for (const path of paths) {
    const ours: Result[] = [];
    const theirs: Result[] = [];
    // In turns, so that a busy moment hits both.
    for (let run = 0; run < runs; run += 1) {
      ours.push(await look(built.origin + path));
      theirs.push(await look(plain.origin + path));
    }
    const index = (lhr: Result) => lhr.environment.benchmarkIndex;
    rows.push([
      `\`${path}\``,
      spread(ours.map(blocked)),
      spread(theirs.map(blocked)),
      String(median(ours.map(performance))),
      spread(ours.map(index)),
    ]);
  }
  close();
  built.stop();
  plain.stop();
  await server.stop();
  return {
    title: `Blocked time in Lighthouse${likeIndex(asIndex)}, median of ${runs} in turns (least to most), ms`,
    head: ["page", "with scripts", "without scripts", "performance", "index"],
    rows,
  };
}

/** For a table's title. */
export const likeIndex = (asIndex?: number) =>
  asIndex ? `, slowed to an index of ${asIndex.toLocaleString("en")}` : "";

const performance = (lhr: Result) => Math.round((lhr.categories.performance?.score ?? 0) * 100);

function spread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${Math.round(middle)} (${Math.round(least)}–${Math.round(most)})`;
}
