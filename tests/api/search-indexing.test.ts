import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { areWaiting, indexWaiting } from "#features/messages/index-waiting.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { seedMessages } from "../../scripts/seed/seed-messages.ts";
import { allPages, readEverything } from "../support/all-messages.ts";
import { startApi } from "../support/api-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

/** A store on SQLite that nobody works on but the test. */
async function openStore(messages: number): Promise<Store> {
  const database = await openDatabase({ dataDir: temporaryFolder() });
  const store = createStore(database);
  onTestFinished(() => store.close());
  await migrate(database.db);
  await seedMessages(store, messages);
  return store;
}

const isWaiting = ({ read }: Store) => areWaiting(read);
const take = (store: Store, most: number) => store.write((trx) => indexWaiting(trx, most));

/** Fails where the index and the messages are not one. https://sqlite.org/fts5.html#the_integrity_check_command */
const checkIndex = (store: Store) =>
  store.write((trx) =>
    sql`insert into contact_search (contact_search, rank) values ('integrity-check', 1)`.execute(
      trx,
    ),
  );

test("what waits for the index is found like what stands in it", async () => {
  // More than are read before the index is asked.
  const store = await openStore(4_500);
  for (const taken of [0, 1_500, 4_500]) {
    await take(store, taken);
    expect(await isWaiting(store)).toBe(taken < 4_500);
    for (const terms of [["zeppelin"], ["zep", "li"], ["gulsen", "walker"], ["xylophon"]])
      expect([taken, await allPages(store, "fts5", { terms }, 100)]).toEqual([
        taken,
        await readEverything(store, { terms }),
      ]);
  }
  await checkIndex(store);
});

test("a word is as short as its letters are few, also where JavaScript counts some of them twice", async () => {
  const store = await openStore(4_500);
  await store.write(async (trx) => {
    const rows = await trx
      .selectFrom("contact_message")
      .select("id")
      .where("search_text", "like", "%zeppelin%")
      .orderBy("created_at")
      .execute();
    const written = { search_text: sql<string>`search_text || ' 𠮷野 👍👍'` };
    const [first] = rows.map(({ id }) => id);
    // It stands in the index with all that it holds.
    await trx
      .updateTable("contact_message")
      .set(written)
      .where("id", "=", first ?? "")
      .execute();
  });
  await take(store, 4_500);
  for (const terms of [["𠮷野"], ["👍👍"], ["zeppelin", "𠮷野"], ["𠮷野", "👍👍"]]) {
    const right = await readEverything(store, { terms });
    expect([terms, right.length]).toEqual([terms, 1]);
    expect([terms, await allPages(store, "fts5", { terms }, 100)]).toEqual([terms, right]);
  }
});

test("the index stays whole when messages go that stand in it or wait for it", async () => {
  const store = await openStore(100);
  const rows = await store.read
    .selectFrom("contact_message")
    .select("id")
    .orderBy("created_at")
    .execute();
  await take(store, 50);
  const gone = [rows[0]?.id ?? "", rows[99]?.id ?? ""];
  await store.write((trx) => trx.deleteFrom("contact_message").where("id", "in", gone).execute());
  await take(store, 100);
  expect(await isWaiting(store)).toBe(false);
  await checkIndex(store);
});

test("a server takes what comes in into the index by itself", async () => {
  const { url, store } = await startApi("SQLite");
  expect((await new Visitor(url).sendMessage(goodMessage)).status).toBe(200);
  await expect.poll(() => isWaiting(store)).toBe(false);
  await checkIndex(store);
});
