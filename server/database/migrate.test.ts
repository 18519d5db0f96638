import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/store/open-database.server.ts";
import { migrate } from "./migrate.ts";

let dataDir: string;
let opened: OpenDatabase[];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "migrate-"));
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map(({ db }) => db.destroy()));
  rmSync(dataDir, { recursive: true });
});

async function open() {
  const database = await openDatabase({ dataDir });
  opened.push(database);
  return database.db;
}
const namesOf = async (db: OpenDatabase["db"]) =>
  (await sql<{ name: string }>`select name from sqlite_master order by name`.execute(db)).rows;

test("a migration that fails half-way leaves nothing behind, and the next start does all of it", async () => {
  const db = await open();
  // Stands in the way of the second migration.
  await sql`create table news_item (x)`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/news_item/);
  expect(await namesOf(db)).toEqual([{ name: "news_item" }]);

  await sql`drop table news_item`.execute(db);
  await migrate(db);
  expect(await db.selectFrom("contact_message").selectAll().execute()).toEqual([]);
});

test("two processes that start at once on an empty folder", async () => {
  const [one, other] = [await open(), await open()];
  await Promise.all([migrate(one), migrate(other)]);
  expect(await namesOf(one)).toEqual(await namesOf(other));
});

test("a database that a later release has brought further is left as it is", async () => {
  const db = await open();
  await migrate(db);
  await sql`insert into kysely_migration values ('999-later', ${new Date().toISOString()})`.execute(
    db,
  );
  await migrate(db);
});

test("a database with a migration that nobody knows is refused", async () => {
  const db = await open();
  await migrate(db);
  await sql`insert into kysely_migration values ('002-other', ${new Date().toISOString()})`.execute(
    db,
  );
  await expect(migrate(db)).rejects.toThrow(/002-other/);
});
