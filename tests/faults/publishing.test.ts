import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { readJob } from "#features/publishing/jobs.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { engines, freshEnvironment } from "../support/api-server.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { startProcess } from "../support/start-process.ts";
import { record } from "./fault-table.ts";
import { publishRound, roundsShown } from "./rounds.ts";

const rounds = 50;

describe.each(engines)("kill -9 while publishing on $engine", ({ engine }) => {
  test(`${rounds} times at a random moment: the old release or the new one, whole`, {
    timeout: 1_800_000,
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
      const job = await publishRound(store, round);
      await pause(Math.random() * 600);
      await server.kill("SIGKILL");
      server = await start();
      const found = await roundsShown(server);
      expect([[`${round}`], [round === 0 ? "none" : `${round - 1}`]]).toContainEqual(found);
      if (found[0] === `${round}`) flipped += 1;
      await expect
        .poll(async () => (await readJob(store, job))?.state, { timeout: 240_000 })
        .toBe("done");
      await expect.poll(() => roundsShown(server), { timeout: 240_000 }).toEqual([`${round}`]);
    }
    record({
      case: `kill -9 while publishing, ${engine}`,
      rounds,
      note: `${flipped} times the new release stood already; never a part of one`,
    });
  });
});
