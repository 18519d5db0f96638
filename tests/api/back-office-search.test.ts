import { describe, expect, test } from "vitest";
import { messageSearchOf } from "#features/leads/count-messages.server.ts";
import type { MessageFilter } from "#features/leads/message-filter.server.ts";
import { seedMessages } from "../../scripts/seed/seed-messages.ts";
import { allPages, readEverything } from "../support/all-messages.ts";
import { engines, startApi } from "../support/api-server.ts";

/** More than are read before the index is asked. */
const many = 4_500;

describe.each(engines)("with many messages on $engine", ({ engine }) => {
  test("every page shows what a look at all messages shows, with the index and without", async () => {
    const { store } = await startApi(engine);
    await seedMessages(store, many);
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
    ];
    for (const filter of filters) {
      const right = await readEverything(store, filter);
      for (const how of [search, "none"] as const)
        expect([filter, how, await allPages(store, how, filter, 100)]).toEqual([
          filter,
          how,
          right,
        ]);
    }
  }, 120_000);

  test("a message that is deleted is found no more", async () => {
    const { store } = await startApi(engine);
    await seedMessages(store, many);
    const search = await messageSearchOf(store.longReads, store.engine);
    const filter = { terms: ["zeppelin"] };
    const [gone = "", ...others] = await allPages(store, search, filter, 100);
    await store.write((trx) => trx.deleteFrom("contact_message").where("id", "=", gone).execute());
    expect(await allPages(store, search, filter, 100)).toEqual(others);
    expect(gone).not.toBe("");
  }, 120_000);

  test("unread messages are counted as far as anybody wants to know", async () => {
    const { store, services } = await startApi(engine);
    await seedMessages(store, 500);
    const { unread } = await services.backOffice.inbox.changes({ id: "a", name: "A" }, 0);
    const rows = await store.read
      .selectFrom("contact_message")
      .select("id")
      .where("read_at", "is", null)
      .where("status", "<>", "spam")
      .execute();
    expect(unread).toBe(rows.length);
  });
});
