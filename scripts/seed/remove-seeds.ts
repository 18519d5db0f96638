import { sql } from "kysely";
import type { Store } from "#platform/store/store.server.ts";
import type { Progress } from "../progress.ts";
import { seedMark } from "./invent-message.ts";

/** Removed in one transaction, so that a site that runs is not kept waiting. */
const atOnce = 2_000;

/** Removes the invented messages and what was written about them. Answers how many. */
export async function removeSeeds(store: Store, progress?: Progress): Promise<number> {
  const { count } = await store.read
    .selectFrom("contact_message")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("id", "like", `${seedMark}%`)
    .executeTakeFirstOrThrow();
  let removed = 0;
  for (;;) {
    const gone = await store.write(async (trx) => {
      const found = await trx
        .selectFrom("contact_message")
        .select("id")
        .where("id", "like", `${seedMark}%`)
        .limit(atOnce)
        .execute();
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return 0;
      // One value, since an engine takes only so many parameters.
      const listed =
        store.engine === "postgres"
          ? sql`select value from json_array_elements_text(${JSON.stringify(ids)}::json) value`
          : sql`select value from json_each(${JSON.stringify(ids)})`;
      await sql`delete from message_note where message_id in (${listed})`.execute(trx);
      await sql`delete from message_reply where message_id in (${listed})`.execute(trx);
      await sql`delete from contact_message where id in (${listed})`.execute(trx);
      return ids.length;
    });
    if (gone === 0) return removed;
    removed += gone;
    progress?.part(removed, count);
  }
}
