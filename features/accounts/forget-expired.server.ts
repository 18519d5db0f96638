import type { Trx } from "#platform/store/store.server.ts";
import { forgetOldTries } from "./login-pause.server.ts";

/** A used link is remembered for a while, so that its button can be pressed twice; ms. */
const keepLinksFor = 30 * 24 * 60 * 60 * 1000;

/** Removes sessions, links and tries that nothing depends on any more. */
export async function forgetExpired(trx: Trx, now: number): Promise<void> {
  await trx.deleteFrom("user_session").where("expires_at", "<=", now).execute();
  await trx
    .deleteFrom("one_time_link")
    .where("expires_at", "<", now - keepLinksFor)
    .execute();
  await forgetOldTries(trx, now);
}
