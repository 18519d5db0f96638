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

/** What the process that renders does at one page, and what is said of it. */
const faults = [
  ["DIE", "3"],
  ["EAT", ".*heap limit.*"],
  ["HANG", ".*no answer for 15 seconds"],
] as const;

describe.each(engines)("a process that renders and goes wrong ($engine)", ({ engine }) => {
  test("dies, eats memory or hangs: the old release stays whole and is answered meanwhile, the outcome names the page and what to do, and the next one goes live", {
    timeout: 300_000,
  }, async () => {
    const environment = await freshEnvironment(engine);
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const store = createStore(await openDatabase({ dataDir, databaseUrl }));
    onTestFinished(() => store.close());
    const server = await startProcess(environment, { server: { buildDir: renderingBuild() } });
    onTestFinished(async () => void (await server.kill("SIGKILL")));
    /** @param shown what visitors are answered until then; nothing said: it is not looked */
    const ended = async (job: string, shown?: number) => {
      for (;;) {
        const { state, outcome } = (await readJob(store, job)) ?? {};
        if (outcome) return { state, said: outcome.problems?.join() ?? "" };
        if (shown !== undefined) expect(await roundsShown(server)).toEqual([`${shown}`]);
        await pause(100);
      }
    };
    let round = 0;
    await ended(await publishRound(store, round));
    await expect.poll(() => roundsShown(server)).toEqual(["0"]);

    for (const [word, why] of faults) {
      const { state, said } = await ended(await publishRound(store, round + 1, word), round);
      expect([word, state]).toEqual([word, "failed"]);
      expect(said).toMatch(
        new RegExp(
          `^first, \\w\\w: The process that renders pages ended \\(${why}\\)\\. Publish again; .* mend this page first\\. What was live before still is\\.$`,
        ),
      );
      expect(await roundsShown(server)).toEqual([`${round}`]);
      round += 1;
      expect(await ended(await publishRound(store, round))).toMatchObject({ state: "done" });
      await expect.poll(() => roundsShown(server)).toEqual([`${round}`]);
    }
    expect(server.process.exitCode).toBeNull();
    record({
      case: `the process that renders dies, eats memory, hangs, ${engine}`,
      rounds: faults.length,
      note: "each time the old release stood, and the page was named; never a part of one",
    });
  });
});
