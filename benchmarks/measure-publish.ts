import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { queueJob, readJob } from "#features/publishing/jobs.server.ts";
import { languages } from "#platform/language/languages.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { median } from "./median.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

/** Live pages; a page is one address in one language. */
const sizes = [50, 1_000];
const warmRuns = 20;
const coldRuns = 3;

const model = "content/entries/post/ready-made-or-custom.yaml";
const inAll = (name: string, words: string) =>
  `${name}:\n${languages.map(({ code }) => `  ${code}: ${words}\n`).join("")}`;

/** A post as long as a real one, under another name and title. */
const postNamed = (id: string, title: string) => ({
  name: `post/${id}.yaml`,
  text: readFileSync(model, "utf8")
    .replace(/^slug:\n(?: {2}.*\n)+/m, inAll("slug", id))
    .replace(/^title:\n(?: {2}.*\n)+/m, inAll("title", title)),
});

/** From "publish" to all three languages answering with it, while the server runs; and all pages anew. */
export async function measurePublish(): Promise<Table> {
  const rows: string[][] = [];
  for (const size of sizes) rows.push(await measureSize(size));
  return {
    title: `Publishing a post in three languages (warm: ${warmRuns}, cold: median of ${coldRuns})`,
    head: [
      ...["live pages", "all of them s", "their process MB", "cold ms"],
      ...["warm, median ms", "warm, p95 ms"],
    ],
    rows,
  };
}

async function measureSize(size: number): Promise<string[]> {
  const server = await startServerProcess();
  const store = createStore(await openDatabase({ dataDir: server.dataDir }));
  try {
    const posts = Array.from({ length: Math.ceil(size / languages.length) }, (_, i) => `post-${i}`);
    const begun = performance.now();
    await publish(
      store,
      posts.map((id) => postNamed(id, `About ${id}`)),
    );
    const anew = performance.now() - begun;
    const [child] = childrenOf(server.process.pid);
    const memory = child === undefined ? Number.NaN : peakMemory(child);
    const change = (round: string) => timeChange(store, server.port, `Round ${round} of ${size}`);
    const warm: number[] = [];
    for (let round = 0; round < warmRuns; round += 1) warm.push(await change(`warm ${round}`));
    const cold: number[] = [];
    for (let round = 0; round < coldRuns; round += 1) {
      for (const pid of childrenOf(server.process.pid)) process.kill(pid, "SIGKILL");
      cold.push(await change(`cold ${round}`));
    }
    const p95 = warm.toSorted((a, b) => a - b)[Math.ceil(warm.length * 0.95) - 1] ?? Number.NaN;
    return [
      ...[String(size), (anew / 1_000).toFixed(1), (memory / 2 ** 20).toFixed(0)],
      ...[median(cold), median(warm), p95].map((ms) => ms.toFixed(0)),
    ];
  } finally {
    await store.close();
    await server.stop();
  }
}

async function timeChange(store: Store, port: number, title: string): Promise<number> {
  await importEntries(store, [postNamed("post-0", title)], { by: "bench", now: Date.now() });
  const changes = await newestChanges(store.read);
  const begun = performance.now();
  const id = await queueJob(store, "publish", changes, Date.now());
  const left = new Set(languages.map(({ prefix }) => `${prefix}/blog/post-0`));
  while (left.size > 0)
    for (const address of left) {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`);
      if ((await answer.text()).includes(title)) left.delete(address);
      else await pause(5);
      failAt(await readJob(store, id));
    }
  return performance.now() - begun;
}

async function publish(store: Store, files: { name: string; text: string }[]): Promise<void> {
  await importEntries(store, files, { by: "bench", now: Date.now() });
  const id = await queueJob(store, "publish", await newestChanges(store.read), Date.now());
  for (;;) {
    const job = await readJob(store, id);
    failAt(job);
    if (job?.outcome) return;
    await pause(20);
  }
}

function failAt(job: Awaited<ReturnType<typeof readJob>>): void {
  if (job?.outcome?.problems) throw new Error(job.outcome.problems.join("\n"));
}

/** Linux. */
const childrenOf = (pid: number | undefined) =>
  (readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").match(/\d+/g) ?? []).map(Number);
const peakMemory = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
