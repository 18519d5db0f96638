import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { clocksDiffer } from "#platform/rules/clocks-differ.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { Colleague } from "./calls.ts";

/** Somebody who was not heard of for so long has left, ms; a tab says every few seconds that it is there. */
const away = 20_000;

/** Who has which entry open. */
export function createPresence({ store, now }: { store: Store; now: () => number }) {
  return {
    /** Whoever asks is there. @returns everybody else who has the entry open */
    async note(by: Administrator, { id, tab }: { id: string; tab: string }): Promise<Colleague[]> {
      const at = now();
      const seen = { entry: id, by_id: by.id, by_name: by.name, seen_at: at };
      await store.write((trx) =>
        trx
          .insertInto("content_editor")
          .values({ tab, ...seen })
          .onConflict((conflict) => conflict.column("tab").doUpdateSet(seen))
          .execute(),
      );
      const others = await store.read
        .selectFrom("content_editor")
        .select(["tab", "by_name"])
        .where("entry", "=", id)
        .where("by_id", "!=", by.id)
        .where("seen_at", ">", at - away)
        // Seen by a clock that was ahead, and is set right: nobody knows when.
        .where("seen_at", "<", at + clocksDiffer)
        .orderBy("by_name")
        .execute();
      return others.map((row) => ({ tab: row.tab, name: row.by_name }));
    },
  };
}
