import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readJob } from "#features/publishing/jobs.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { engines } from "../support/api-server.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { runNode, startProcess } from "../support/start-process.ts";
import { record } from "./fault-table.ts";
import { publishRound, roundsShown } from "./rounds.ts";
import { smallDatabase } from "./small-database.ts";

const rounds = 4;
/** A job that ended its process so often would be given up (jobs.server.ts). */
const attempts = 4;
/** More each time: where SQLite's log has room for as much as the time before, no disk is asked for any. */
const more = (round: number) => Array(round).fill("HUGE").join(" ");
const soon = { timeout: 240_000, interval: 100 };
const told =
  /the store cannot be written to, make room on its disk; what was live before still is/g;

/** PostgreSQL itself may let nobody in any more: it writes a file of its own for a connection now and then. */
const refusal =
  /cannot be written to.* What is live is as it was: make room|the database does not (?:let us in|answer)/;

describe.each(engines)("a disk that fills while pages are made ($engine)", ({ engine }) => {
  test("what was live still is, however long there is no room; with room again the job is done", {
    timeout: 900_000,
  }, async ({ skip }) => {
    const small = await smallDatabase(engine, 160);
    if (!small) return skip("No disk can be mounted by this account.");
    const { disk, environment } = small;
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const store = createStore(await openDatabase({ dataDir, databaseUrl }));
    onTestFinished(() => store.close());
    const buildDir = renderingBuild();
    const go = path.join(buildDir, "render/go");
    const settings = { ...environment, LOG_LEVEL: "error" };
    const server = await startProcess(settings, { server: { buildDir } });
    onTestFinished(async () => void (await server.kill("SIGKILL")));
    const isDone = (job: string) =>
      expect.poll(async () => (await readJob(store, job))?.state, soon).toBe("done");
    const timesTold = () => server.output().match(told)?.length ?? 0;
    await isDone(await publishRound(store, 0));

    for (let round = 1; round < rounds; round++) {
      rmSync(go, { force: true });
      const job = await publishRound(store, round, `WAIT ${more(round)}`);
      await expect.poll(async () => (await readJob(store, job))?.progress?.of, soon).toBe(9);
      const before = timesTold();
      disk.fill();
      writeFileSync(go, "");
      const times = round === rounds - 1 ? attempts : 1;
      await expect.poll(timesTold, soon).toBeGreaterThanOrEqual(before + times);
      expect(await roundsShown(server)).toEqual([`${round - 1}`]);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      disk.empty();
      await isDone(job);
      await expect.poll(() => roundsShown(server), soon).toEqual([`${round}`]);
    }
    expect(server.process.exitCode).toBeNull();

    // Where no server runs, the command says it.
    await server.kill("SIGTERM");
    await publishRound(store, rounds, more(rounds));
    disk.fill();
    const command = ["scripts/content.ts", "publish", "--json"];
    const refused = await runNode(command, { ...environment, BUILD_DIR: buildDir });
    expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(refusal)]);
    disk.empty();
    record({
      case: `disk full while publishing, ${engine}`,
      rounds: rounds - 1,
      note: `each time the old release stood until there was room, once over ${attempts} tries; never a part of one`,
    });
  });
});
