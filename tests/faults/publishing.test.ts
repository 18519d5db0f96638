import { copyFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { queueJob, readJob } from "#features/publishing/jobs.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { engines, freshEnvironment } from "../support/api-server.ts";
import { postFile } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { mountSmallDisk, type SmallDisk } from "../support/small-disk.ts";
import { type ServerProcess, startProcess } from "../support/start-process.ts";
import { record } from "./fault-table.ts";

const rounds = 50;
const names = ["first", "second", "third"];
const addresses = ["", "/en", "/de"].flatMap((prefix) => [
  ...names.map((name) => `${prefix}/blog/${name}`),
  ...names.map((name) => `${prefix}/blog/${name}.data`),
  `${prefix}/blog/feed.xml`,
]);

describe.each(engines)("kill -9 while publishing on $engine", ({ engine }) => {
  test(`${rounds} times at a random moment: the old release or the new one, whole`, {
    timeout: 600_000,
  }, async () => {
    const environment = await freshEnvironment(engine);
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const store = createStore(await openDatabase({ dataDir, databaseUrl }));
    onTestFinished(() => store.close());
    const buildDir = renderingBuild();
    const start = () => startProcess(environment, { server: { buildDir } });
    let server = await start();
    onTestFinished(async () => void (await server.kill("SIGKILL")));
    let flipped = 0;

    for (let round = 0; round < rounds; round++) {
      const files = names.map((name) => postFile(name, `${name} round ${round}.`));
      await importEntries(store, files, { by: "test", now: Date.now() });
      const job = await queueJob(store, "publish", await newestChanges(store.read), Date.now());
      await pause(Math.random() * 600);
      await server.kill("SIGKILL");
      server = await start();
      const found = await roundsShown(server);
      expect([[`${round}`], [round === 0 ? "none" : `${round - 1}`]]).toContainEqual(found);
      if (found[0] === `${round}`) flipped += 1;
      await expect
        .poll(async () => (await readJob(store, job))?.state, { timeout: 30_000 })
        .toBe("done");
      await expect.poll(() => roundsShown(server), { timeout: 30_000 }).toEqual([`${round}`]);
    }
    record({
      case: `kill -9 while publishing, ${engine}`,
      rounds,
      note: `${flipped} times the new release stood already; never a part of one`,
    });
  });
});

const probe = mountSmallDisk(1);
probe?.remove();

test.skipIf(!probe)(
  "a disk that fills while pages are made: what was live still is, and with room again the job is done",
  { timeout: 120_000 },
  async () => {
    const disk = mountSmallDisk(24) as SmallDisk;
    onTestFinished(() => disk.remove());
    copyFileSync(inject("sqliteTemplate"), path.join(disk.folder, "site.sqlite"));
    const store = createStore(await openDatabase({ dataDir: disk.folder }));
    onTestFinished(() => store.close());
    const environment = { ...(await freshEnvironment("SQLite")), DATA_DIR: disk.folder };
    const server = await startProcess(environment, { server: { buildDir: renderingBuild() } });
    onTestFinished(async () => void (await server.kill("SIGKILL")));
    const times = 6;
    let kept = 0;

    for (let round = 0; round < times; round++) {
      const files = names.map((name) => postFile(name, `${name} round ${round}.`));
      await importEntries(store, files, { by: "test", now: Date.now() });
      const job = await queueJob(store, "publish", await newestChanges(store.read), Date.now());
      await pause(Math.random() * 300);
      if (round > 0) disk.fill();
      await pause(1_500);
      const found = await roundsShown(server);
      const before = round === 0 ? "none" : `${round - 1}`;
      expect([[`${round}`], [before]]).toContainEqual(found);
      if (found[0] === before) kept += 1;
      if (round > 0) disk.empty();
      await expect
        .poll(async () => (await readJob(store, job))?.state, { timeout: 30_000 })
        .toBe("done");
      await expect.poll(() => roundsShown(server), { timeout: 30_000 }).toEqual([`${round}`]);
    }
    expect(server.process.exitCode).toBeNull();
    record({
      case: "disk full while publishing, SQLite",
      rounds: times,
      note: `${kept} times the old release stood until there was room; never a part of one`,
    });
  },
);

/** Which rounds the addresses show; one where the release is whole. */
async function roundsShown({ url }: ServerProcess): Promise<string[]> {
  const shown = new Set<string>();
  for (const address of addresses) {
    const answer = await fetch(url + address, { redirect: "manual" });
    const text = answer.status === 200 ? await answer.text() : "";
    for (const [, round = "none"] of text.matchAll(/round (\d+)\./g)) shown.add(round);
    if (text === "") shown.add("none");
  }
  return [...shown];
}
