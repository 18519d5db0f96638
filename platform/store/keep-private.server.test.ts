import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./open-database.server.ts";

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), "site-private-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** The bits of the folder and of what SQLite has made in it. */
async function bitsOf(dataDir: string): Promise<string[]> {
  const { db, longReads } = await openDatabase({ dataDir });
  await sql`create table if not exists message (text text)`.execute(db);
  const names = ["", "site.sqlite", "site.sqlite-wal", "site.sqlite-shm"];
  const bits = names.map((name) => statSync(path.join(dataDir, name)).mode & 0o777);
  await Promise.all([db.destroy(), longReads.destroy()]);
  return bits.map((each) => each.toString(8));
}

const closed = ["700", "600", "600", "600"];

test.each([0o000, 0o022, 0o777])(
  "with the umask %o a new database is its owner's alone",
  async (umask) => {
    const dataDir = path.join(folder(), "data");
    const before = process.umask(umask);
    onTestFinished(() => void process.umask(before));
    expect(await bitsOf(dataDir)).toEqual(closed);
  },
);

test("what was open to others before no longer is", async () => {
  const dataDir = path.join(folder(), "data");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  for (const name of ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm"]) {
    writeFileSync(path.join(dataDir, name), "");
    chmodSync(path.join(dataDir, name), 0o644);
  }
  expect(await bitsOf(dataDir)).toEqual(closed);
});

test("a folder that is everybody's on purpose stays so", async () => {
  const dataDir = folder();
  chmodSync(dataDir, 0o1777);
  expect(await bitsOf(dataDir)).toEqual(["777", "600", "600", "600"]);
});
