import { describe, expect, test } from "vitest";
import { engines } from "../support/api-server.ts";
import { emptyPlace } from "../support/empty-place.ts";
import { beside } from "./look-after.ts";
import { releaseBefore } from "./release-before.ts";
import { startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

const before = releaseBefore();
if (!before)
  console.log("No history of the code is here: the overlap of two releases is left out.");

describe.skipIf(!before).each(engines)("two releases at once on $engine", ({ engine }) => {
  test("the new one starts, and changes the database, while the old one serves", async () => {
    const stage = await setStage("SQLite", await emptyPlace(engine));
    const old = await stage.start({}, { release: before?.folder, server: undefined });
    const urls = [old.url];
    let turn = 0;
    const load = startSending(() => urls[turn++ % urls.length] as string);
    await load.untilMore(50);
    const migrations = () =>
      beside(stage.environment, async ({ read }) => {
        const rows = read.withTables<{ kysely_migration: { name: string } }>();
        return (await rows.selectFrom("kysely_migration").select("name").execute()).map(
          ({ name }) => `${name}.ts`,
        );
      });
    expect(await migrations()).not.toContain(before?.migration);

    const now = await stage.start();
    expect(await migrations()).toContain(before?.migration);
    urls.push(now.url);
    await load.untilMore(100);
    urls.shift();
    expect(await old.kill("SIGTERM")).toBe(0);
    await load.untilMore(50);
    const refusals = [...load.refusals];
    await conclude(stage, load, {
      case: `release overlap (before and after ${before?.migration.replace(".ts", "")}), ${engine}`,
      rounds: 1,
      note: `${load.failures()} tries refused or cut off`,
    });
    expect(refusals).toEqual([]);
  });
});
