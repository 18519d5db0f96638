import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { engines } from "../support/api-server.ts";
import { startPostgres } from "../support/postgres.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";
import { readTrace, type SystemCall } from "./system-calls.ts";

/**
 * A machine that loses its power keeps what was synced to the disk, and nothing else for sure. So the system calls are
 * watched: before the answer goes out, the log of the database must have been written and then synced.
 */
const hasStrace = spawnSync("strace", ["-V"]).status === 0;
if (!hasStrace) console.log("strace is not installed: sync calls are not counted.");

const calls = "pwrite64,write,writev,sendto,fsync,fdatasync";
const isSync = ({ call }: SystemCall) => call === "fsync" || call === "fdatasync";

/** Follows processes and their children; stopping gives what they did, in order. */
async function watch(pids: number[]) {
  const file = path.join(temporaryFolder(), "trace");
  const who = pids.flatMap((pid) => ["-p", String(pid)]);
  const options = ["-f", "-y", "-s", "70000", "-e", `trace=${calls}`, "-e", "signal=none"];
  const strace: ChildProcess = spawn("strace", [...options, ...who, "-o", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said] = await once(strace.stderr as NonNullable<ChildProcess["stderr"]>, "data");
  expect(String(said)).toContain("attached");
  return async () => {
    const gone = once(strace, "exit");
    // It lets go of the processes, which go on.
    strace.kill("SIGINT");
    await gone;
    return readTrace(readFileSync(file, "utf8"));
  };
}

test.skipIf(!hasStrace)("SQLite syncs its log before each acknowledgement", async () => {
  const stage = await setStage("SQLite");
  const server = await stage.start();
  const stop = await watch([server.process.pid as number]);
  const load = startSending(() => server.url);
  await load.untilMore(60);
  await load.stop();
  const trace = (await stop()).filter(({ file }) => !file.includes("-shm"));

  const log = trace.filter(({ file }) => file.endsWith("site.sqlite-wal"));
  for (const reference of load.acknowledged.keys()) {
    const answered = trace.find(({ file, text }) => isSocket(file) && text.includes(reference));
    const at = answered?.began ?? -1;
    // A commit is written in one go by one thread, and the sync that follows is its own.
    const written = log.find(({ call, text }) => call === "pwrite64" && text.includes(reference));
    const synced = log.find((each) => isSync(each) && each.began > (written?.ended ?? Number.NaN));
    expect(synced?.ended).toBeLessThan(at);
  }
  const syncs = log.filter(isSync).length;
  await conclude(stage, load, {
    case: "machine crash (sync before each answer), SQLite",
    rounds: 1,
    note: `${syncs} syncs, mails included`,
  });
});

test.skipIf(!hasStrace || engines.length < 2)(
  "PostgreSQL syncs its log before each acknowledgement",
  async () => {
    const cluster = await startPostgres({ durable: true });
    if (!cluster) throw new Error("PostgreSQL is not installed");
    onTestFinished(() => cluster.stop());
    const databaseUrl = cluster.urlOf("postgres");
    const stage = await setStage("SQLite", { DATABASE_URL: databaseUrl });
    const stop = await watch([cluster.pid()]);
    const server = await stage.start();
    // One after the other: a sync between two answers belongs to the second one.
    const load = startSending(() => server.url, 1);
    await load.untilMore(20);
    await load.stop();
    const trace = await stop();

    const log = trace.filter(({ file }) => file.includes("/pg_wal/"));
    for (const reference of load.acknowledged.keys()) {
      const written = log.find(({ text }) => text.includes(reference));
      // The answer to "commit" goes to our server, and only then does our server answer the visitor.
      const committed = trace.find(
        ({ file, text, began, pid }) =>
          isSocket(file) &&
          pid === written?.pid &&
          began > written.ended &&
          text.includes("COMMIT"),
      );
      const between = log.filter(
        ({ began, ended }) =>
          began > (written?.ended ?? Number.NaN) && ended < (committed?.began ?? Number.NaN),
      );
      expect(between.some(isSync)).toBe(true);
    }
    await settingsAreSafe(databaseUrl);
    const syncs = log.filter(isSync).length;
    await conclude(stage, load, {
      case: "machine crash (sync before each answer), PostgreSQL",
      rounds: 1,
      note: `${syncs} syncs, mails and limits included`,
    });
  },
);

const isSocket = (file: string) => /^(socket|TCP)/.test(file);

/** As the server's own connections see them. */
async function settingsAreSafe(databaseUrl: string): Promise<void> {
  const { db, limitsPool } = await openDatabase({ dataDir: "", databaseUrl });
  const show = async (name: string) =>
    (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0];
  expect(await show("synchronous_commit")).toEqual({ value: "on" });
  expect(await show("fsync")).toEqual({ value: "on" });
  await Promise.all([db.destroy(), limitsPool?.end()]);
}
