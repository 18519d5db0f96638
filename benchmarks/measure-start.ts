import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../scripts/build/build-site.ts";
import { askOnce } from "./ask-once.ts";
import { median } from "./median.ts";
import { startListening, untilPages } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const runs = 5;

/**
 * From the start of the process to its first answer, on a fresh database and on one that is there, and to its pages: of
 * a new database they are taken from the build into the store first, and asked for before that they are 503. And a build.
 */
export async function measureStart(): Promise<Table> {
  const fresh: Started[] = [];
  const again: Started[] = [];
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-start-"));
  for (let run = 0; run < runs; run += 1) {
    fresh.push(await timeStart({}));
    again.push(await timeStart({ DATA_DIR: dataDir }));
  }
  rmSync(dataDir, { recursive: true, force: true });
  const begun = performance.now();
  await buildSite();
  const built = performance.now() - begun;
  const middle = (runs: Started[], what: keyof Started) =>
    median(runs.map((run) => run[what])).toFixed(0);
  return {
    title: `Start and build (start: median of ${runs})`,
    head: [
      ...["start to first answer, new database ms", "to its pages ms"],
      ...["first answer, database there ms", "its pages ms", "build s"],
    ],
    rows: [
      [
        ...[middle(fresh, "answer"), middle(fresh, "pages")],
        ...[middle(again, "answer"), middle(again, "pages"), (built / 1_000).toFixed(1)],
      ],
    ],
  };
}

/** Milliseconds. */
interface Started {
  answer: number;
  pages: number;
}

async function timeStart(settings: Record<string, string>): Promise<Started> {
  const server = await startListening(settings);
  await askOnce(server.port, "/", {});
  const answer = performance.now() - server.begun;
  await untilPages(server.port);
  const pages = performance.now() - server.begun;
  await server.stop();
  return { answer, pages };
}
