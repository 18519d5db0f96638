import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../scripts/build/build-site.ts";
import { askOnce } from "./ask-once.ts";
import { median } from "./median.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const runs = 5;

/** From the start of the process to its first answer, on a fresh database and on one that is there; and a build. */
export async function measureStart(): Promise<Table> {
  const fresh: number[] = [];
  const again: number[] = [];
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-start-"));
  for (let run = 0; run < runs; run += 1) {
    fresh.push(await firstAnswer({}));
    again.push(await firstAnswer({ DATA_DIR: dataDir }));
  }
  rmSync(dataDir, { recursive: true, force: true });
  const begun = performance.now();
  await buildSite();
  const built = performance.now() - begun;
  return {
    title: `Start and build (start: median of ${runs})`,
    head: ["start to first answer, new database ms", "the same, database there ms", "build s"],
    rows: [[median(fresh).toFixed(0), median(again).toFixed(0), (built / 1_000).toFixed(1)]],
  };
}

async function firstAnswer(settings: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const server = await startServerProcess(settings);
  await askOnce(server.port, "/", {});
  const took = performance.now() - begun;
  await server.stop();
  return took;
}
