import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openDatabase } from "./open-database.server.ts";

test("what is deleted stands nowhere in SQLite's file, which a backup copies page by page", async () => {
  const dataDir = temporaryFolder();
  const { db, longReads } = await openDatabase({ dataDir });
  const long = "ada@engines.example ".repeat(1_000);
  await sql`create table message (text text)`.execute(db);
  for (const text of ["ada@engines.example", long, "somebody else"])
    await sql`insert into message (text) values (${text})`.execute(db);
  await sql`delete from message where text like 'ada%'`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const file = readFileSync(path.join(dataDir, "site.sqlite"), "latin1");
  await Promise.all([db.destroy(), longReads.destroy()]);
  expect(file).toContain("somebody else");
  expect(file).not.toContain("ada@engines.example");
});
