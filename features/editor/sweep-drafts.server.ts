import type { Store } from "#platform/store/store.server.ts";
import { changeLifetime, presenceLifetime } from "./editor-tables.server.ts";

const hour = 3_600_000;

/** Forgets who wrote what and who was there, once nobody needs to know it. What was written stays. `now` in ms. */
export const sweepDrafts = (store: Store, now: number): Promise<void> =>
  store.write(async (trx) => {
    await trx
      .deleteFrom("content_draft_change")
      .where("at", "<", now - changeLifetime * hour)
      .execute();
    await trx
      .deleteFrom("content_editor")
      .where("seen_at", "<", now - presenceLifetime * hour)
      .execute();
    await trx.deleteFrom("content_shared_link").where("until", "<=", now).execute();
  });
