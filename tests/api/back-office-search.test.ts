import type { Updateable } from "kysely";
import { describe, expect, test } from "vitest";
import { countUnread, messageSearchOf } from "#features/messages/count-messages.server.ts";
import type { MessageSearch } from "#features/messages/find-by-index.server.ts";
import { findNeighbour } from "#features/messages/find-messages.server.ts";
import type { Direction, MessageFilter } from "#features/messages/message-filter.server.ts";
import type { MessageTables } from "#features/messages/message-tables.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { seedMessages } from "../../scripts/seed/seed-messages.ts";
import { allPages, readEverything } from "../support/all-messages.ts";
import { engines, startApi } from "../support/api-server.ts";

/** More than are read before the index is asked. */
const many = 4_500;

/** The messages right before and after one of a list, as the page of that one asks for them. */
async function neighboursOf(
  { longReads }: Store,
  search: MessageSearch,
  filter: MessageFilter,
  id: string | undefined,
) {
  if (id === undefined) return [undefined, undefined];
  const { created_at: at } = await longReads
    .selectFrom("contact_message")
    .select("created_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const find = (direction: Direction) =>
    findNeighbour(longReads, search, filter, { at, id }, direction);
  return [await find("newer"), await find("older")];
}

const day = 24 * 60 * 60 * 1000;

/** Some messages are somebody's, some are important, some were let in late. */
async function spreadOut(store: Store): Promise<void> {
  await store.write(async (trx) => {
    const change = (set: Updateable<MessageTables["contact_message"]>, letter: string) =>
      trx.updateTable("contact_message").set(set).where("id", "like", `%${letter}`).execute();
    for (const letter of "02468a") await change({ assignee_id: "somebody" }, letter);
    for (const letter of "0369") await change({ important: 1 }, letter);
    for (const letter of "13579") await change({ released_at: Date.now() - day }, letter);
  });
}

describe.each(engines)("with many messages on $engine", ({ engine }) => {
  test("every page shows what a look at all messages shows, with the index and without", async () => {
    const { store } = await startApi(engine);
    await seedMessages(store, many);
    await spreadOut(store);
    const search = await messageSearchOf(store.longReads, store.engine);
    expect(search).toBe(engine === "SQLite" ? "fts5" : "pg_trgm");
    const filters: MessageFilter[] = [
      { terms: [] },
      { terms: [], status: "new", language: "de" },
      { terms: ["zeppelin"] },
      { terms: ["zeppelin"], status: "answered" },
      { terms: ["zep", "li"] },
      { terms: ["gulsen", "walker"] },
      { terms: ["angebot"] },
      { terms: ["yi"], language: "en" },
      { terms: ["xylophon"] },
      { terms: ['"', "zeppelin"] },
      { terms: [], status: "open" },
      { terms: ["zeppelin"], assigneeId: null },
      { terms: [], important: true },
      { terms: ["zeppelin"], important: true, assigneeId: null },
      { terms: [], assigneeId: null, language: "tr" },
      { terms: [], assigneeId: null, formerIds: ["somebody", "else"], status: "open" },
      { terms: ["zeppelin"], assigneeId: null, formerIds: ["somebody"], important: true },
      { terms: ["zeppelin"], assigneeId: "somebody" },
      { terms: [], unansweredFrom: Date.now() - 90 * day },
      { terms: ["zeppelin"], unansweredFrom: Date.now() - 90 * day },
    ];
    for (const filter of filters) {
      const right = await readEverything(store, filter);
      for (const how of [search, "none"] as const)
        expect([filter, how, await allPages(store, how, filter, 100)]).toEqual([
          filter,
          how,
          right,
        ]);
      for (const how of [search, "none"] as const) {
        const found = await neighboursOf(store, how, filter, right[7]);
        expect([filter, how, found]).toEqual([filter, how, [right[6], right[8]]]);
      }
    }
  });

  test("a message that is deleted is found no more", async () => {
    const { store } = await startApi(engine);
    await seedMessages(store, many);
    const search = await messageSearchOf(store.longReads, store.engine);
    const filter = { terms: ["zeppelin"] };
    const [gone = "", ...others] = await allPages(store, search, filter, 100);
    await store.write((trx) => trx.deleteFrom("contact_message").where("id", "=", gone).execute());
    expect(await allPages(store, search, filter, 100)).toEqual(others);
    expect(gone).not.toBe("");
  });

  test("unread messages are counted as far as anybody wants to know", async () => {
    const { store } = await startApi(engine);
    await seedMessages(store, 500);
    const unread = await countUnread(store.longReads);
    const rows = await store.read
      .selectFrom("contact_message")
      .select("id")
      .where("read_at", "is", null)
      .where("status", "<>", "spam")
      .execute();
    expect(unread).toBe(rows.length);
  });
});
