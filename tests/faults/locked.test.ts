import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import pg from "pg";
import { describe, test } from "vitest";
import { engines } from "../support/api-server.ts";
import { startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

/** Longer than a write waits before it gives up (platform/store/store.server.ts). */
const seconds = 7;

const locks = {
  async SQLite({ DATA_DIR = "" }: Record<string, string>) {
    const other = new Database(path.join(DATA_DIR, "site.sqlite"), { timeout: 5_000 });
    other.exec("begin exclusive");
    return async () => {
      other.exec("commit");
      other.close();
    };
  },
  async PostgreSQL({ DATABASE_URL }: Record<string, string>) {
    const other = new pg.Client(DATABASE_URL);
    await other.connect();
    await other.query("begin");
    await other.query("lock table contact_message, mail in access exclusive mode");
    return async () => {
      await other.query("commit");
      await other.end();
    };
  },
};

describe.each(engines)("locked on $engine", ({ engine }) => {
  test("by another process: visitors wait or are told so, and nothing needs a restart", async () => {
    const stage = await setStage(engine);
    const server = await stage.start();
    const load = startSending(() => server.url);
    const rounds = 2;
    for (let round = 0; round < rounds; round++) {
      await load.untilMore(10);
      const unlock = await locks[engine](stage.environment);
      await pause(seconds * 1000);
      await unlock();
    }
    await load.untilMore(10);
    await conclude(stage, load, {
      case: `locked by another process for ${seconds} s, ${engine}`,
      rounds,
      note: `${load.failures()} tries answered with 503`,
    });
  });
});
