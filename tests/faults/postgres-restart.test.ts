import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { engines } from "../support/api-server.ts";
import { startPostgres } from "../support/postgres.ts";
import { startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

test.skipIf(engines.length < 2).each(["fast", "immediate"] as const)(
  "PostgreSQL shut down (%s) and started again under load",
  async (mode) => {
    const cluster = await startPostgres({ durable: true });
    if (!cluster) throw new Error("PostgreSQL is not installed");
    // First to be registered, last to run: the server is gone by then.
    onTestFinished(() => cluster.stop());
    const stage = await setStage("SQLite", { DATABASE_URL: cluster.urlOf("postgres") });
    const server = await stage.start();
    const load = startSending(() => server.url);
    const rounds = 5;
    for (let round = 0; round < rounds; round++) {
      await load.untilMore(10);
      await cluster.halt(mode);
      await pause(1_000);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      await cluster.start();
    }
    await load.untilMore(10);
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    await expect.poll(ready, { timeout: 5_000 }).toBe(200);
    await conclude(stage, load, {
      case: `PostgreSQL gone (${mode}) and back`,
      rounds,
      note: `${load.failures()} tries refused or cut off`,
    });
    // 504 where it went away while it committed: nobody knows what became of that one.
    expect(load.refusals.has(503)).toBe(true);
    expect([...load.refusals.keys()].filter((status) => status !== 504)).toEqual([503]);
  },
);
