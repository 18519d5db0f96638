import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { engines } from "../support/api-server.ts";
import { emptyPlace } from "../support/empty-place.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

/** Runs one of our commands, while visitors go on; gives its seconds. */
async function run(script: string, environment: Record<string, string>, file: string) {
  const began = performance.now();
  const child = spawn(process.execPath, [`scripts/${script}.ts`, file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [status] = await once(child, "exit");
  expect(status).toBe(0);
  return (performance.now() - began) / 1000;
}

describe.each(engines)("a lost database on $engine", ({ engine }) => {
  test("a backup that was made under load holds all that was acknowledged before it began", async () => {
    const stage = await setStage(engine);
    const server = await stage.start();
    const load = startSending(() => server.url);
    await load.untilMore(100);
    // What is acknowledged from here on may be in the backup, and need not be.
    const before = new Map(load.acknowledged);
    const file = path.join(temporaryFolder(), "site.backup");
    const backup = await run("backup", stage.environment, file);
    await load.stop();
    await server.kill("SIGKILL");

    const { DATA_DIR, DATABASE_URL } = await emptyPlace(engine);
    const place = { DATA_DIR, ...(DATABASE_URL ? { DATABASE_URL } : {}) } as Record<string, string>;
    const restored = { ...stage, environment: { ...stage.environment, ...place } };
    const restore = await run("restore", restored.environment, file);
    const again = await stage.start(place);
    const after = startSending(() => again.url);
    await after.untilMore(10);
    await after.stop();
    for (const [reference, text] of before) after.acknowledged.set(reference, text);
    await conclude(restored, after, {
      case: `database lost, backup restored, ${engine}`,
      rounds: 1,
      // Mails that were sent after the backup wait again in it.
      mayBeSentTwice: Number.POSITIVE_INFINITY,
      note: `backup ${backup.toFixed(1)} s, restore ${restore.toFixed(1)} s`,
    });
  });
});
