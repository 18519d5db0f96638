import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { queueJob, readJob } from "#features/publishing/jobs.server.ts";
import { languages } from "#platform/language/languages.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { askOnce } from "./ask-once.ts";
import { measureGets } from "./measure-gets.ts";
import { median } from "./median.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

/** Live pages; a page is one address in one language. */
const sizes = [50, 1_000, 5_000];
const warmRuns = 20;
const coldRuns = 3;
/** ms. What asks works on the same processors: every 5 ms it took a third of one. */
const askedEvery = 25;
const visitRounds = 5;
const manyPages = 15_000;

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

/**
 * From "publish" to all three languages answering with it, while the server runs; all pages anew, and what visitors
 * notice of that; what many pages take of memory.
 */
export async function measurePublish(): Promise<Table[]> {
  const rows: string[][] = [];
  for (const size of sizes) rows.push(await measureSize(size));
  return [
    {
      title: `Publishing a post in three languages (warm: ${warmRuns}, cold: median of ${coldRuns})`,
      head: [
        ...["live pages", "all of them s", "their process MB", "cold ms"],
        ...["warm, median ms", "warm, p95 ms"],
      ],
      rows,
    },
    await measureVisitors(),
    await measureManyPages(),
  ];
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

/** `/` while pages are rendered, for as long as all rounds take. */
async function measureVisitors(): Promise<Table> {
  const server = await startServerProcess({ TRUST_PROXY: "127.0.0.1" });
  const store = createStore(await openDatabase({ dataDir: server.dataDir }));
  const visit = () =>
    measureGets({ path: "/", connections: 50, duration: 2_000, port: server.port });
  const rounds = async () => {
    const turns = [];
    for (let round = 0; round < visitRounds; round += 1) turns.push(await visit());
    return {
      perSecond: median(turns.map(({ perSecond }) => perSecond)),
      odd: turns.reduce((sum, { odd }) => sum + odd, 0),
    };
  };
  try {
    await visit();
    const quiet = await rounds();
    const end = new AbortController();
    const rendered = renderUntil(store, end.signal);
    await pause(3_000);
    const meanwhile = await rounds();
    end.abort();
    const publications = await rendered;
    return {
      title: `Visitors of \`/\` while pages are rendered (50 connections; medians of ${visitRounds})`,
      head: ["a second, quiet", "meanwhile", "ratio", "odd answers", "publications"],
      rows: [
        [
          ...[quiet, meanwhile].map(({ perSecond }) => perSecond.toFixed(0)),
          (meanwhile.perSecond / quiet.perSecond).toFixed(2),
          ...[quiet.odd + meanwhile.odd, publications].map(String),
        ],
      ],
    };
  } finally {
    await store.close();
    await server.stop();
  }
}

/** Publishes thirty posts with other words again and again. @returns how often */
async function renderUntil(store: Store, end: AbortSignal): Promise<number> {
  let round = 0;
  for (; !end.aborted; round += 1)
    await publish(
      store,
      Array.from({ length: 30 }, (_, i) => postNamed(`post-${i}`, `Round ${round} of ${i}`)),
    );
  return round;
}

/** Resident memory with the pages of the seeds, and with many: of these only some are kept in memory. */
async function measureManyPages(): Promise<Table> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-pages-"));
  const rows: string[][] = [];
  for (const added of [0, manyPages]) {
    const store = createStore(await openDatabase({ dataDir }));
    await copyPage(store, added);
    await store.close();
    const server = await startServerProcess({ DATA_DIR: dataDir });
    await pause(5_000);
    const megabytes = (server.memory() / 2 ** 20).toFixed(0);
    const last = added > 0 ? await askOnce(server.port, `/many/${added - 1}`, {}) : undefined;
    rows.push([
      ...[added > 0 ? `${added} more` : "of the seeds", server.startMs.toFixed(0), megabytes],
      last ? String(last.status) : "–",
    ]);
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  return {
    title: "A server by its live pages (above 48 MB they are read from the store)",
    head: ["live pages", "start ms", "idle MB", "the last page answers"],
    rows,
  };
}

/** The imprint at many more addresses, each with a content of its own, as rendering would leave it. */
async function copyPage({ read, write }: Store, times: number): Promise<void> {
  if (times === 0) return;
  const model = await read
    .selectFrom("release_file")
    .selectAll()
    .where("path", "=", "/imprint")
    .where("until", "is", null)
    .executeTakeFirstOrThrow();
  const file = JSON.parse(model.file);
  const content = await read
    .selectFrom("published_file")
    .selectAll()
    .where("hash", "=", file.hash)
    .where("encoding", "=", "br")
    .executeTakeFirstOrThrow();
  for (let from = 0; from < times; from += 100)
    await write(async (trx) => {
      const copies = Array.from({ length: 100 }, (_, i) => ({
        path: `/many/${from + i}`,
        hash: `${file.hash}-${from + i}`,
      }));
      await trx
        .insertInto("release_file")
        .values(
          copies.map(({ path, hash }) => ({
            ...{ ...model, path, hash, source: hash },
            file: JSON.stringify({ ...file, path, hash, encodings: ["br"] }),
          })),
        )
        .execute();
      await trx
        .insertInto("published_file")
        .values(copies.map(({ hash }) => ({ ...content, hash })))
        .execute();
    });
}

async function timeChange(store: Store, port: number, title: string): Promise<number> {
  await importEntries(store, [postNamed("post-0", title)], { by: "bench", now: Date.now() });
  const changes = await newestChanges(store.read);
  const begun = performance.now();
  const id = await queueJob(store, "publish", changes, Date.now());
  for (const { prefix } of languages)
    while (!(await shows(port, `${prefix}/blog/post-0`, title))) {
      failAt(await readJob(store, id));
      await pause(askedEvery);
    }
  return performance.now() - begun;
}

const shows = async (port: number, address: string, title: string) =>
  (await (await fetch(`http://127.0.0.1:${port}${address}`)).text()).includes(title);

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
