import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./open-database.server.ts";
import { createStore, type Store } from "./store.server.ts";

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "reading-thread-"));
  store = createStore(await openDatabase({ dataDir }));
  await sql`create table setting (name text primary key, value text)`.execute(store.read);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const row = { name: "a", value: "ü" };

test("it sees what was committed, at once", async () => {
  await store.write((trx) => trx.insertInto("setting").values(row).execute());
  expect(await store.longReads.selectFrom("setting").selectAll().execute()).toEqual([row]);
});

test("it cannot write, and says why as the engine does", async () => {
  const insert = store.longReads.insertInto("setting").values(row).returningAll();
  await expect(insert.execute()).rejects.toMatchObject({ code: "SQLITE_READONLY" });
  await expect(sql`select * from missing`.execute(store.longReads)).rejects.toThrow(
    /no such table/,
  );
});

test("while it reads for long, others read and write", async () => {
  let done = false;
  const long = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers
    where n < 3000000) select count(*) from numbers`
    .execute(store.longReads)
    .then(() => {
      done = true;
    });
  await store.write((trx) => trx.insertInto("setting").values(row).execute());
  expect(await store.read.selectFrom("setting").selectAll().execute()).toEqual([row]);
  expect(done).toBe(false);
  await long;
});
