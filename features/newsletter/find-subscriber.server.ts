import type { Db } from "#platform/store/store.server.ts";

/** The subscriber of an address, however it is written; undefined: it was never left. */
export function findSubscriber(db: Db, email: string) {
  return db
    .selectFrom("email_capture")
    .select(["id", "state", "confirm_token_hash", "confirm_until"])
    .where("email_key", "=", email.toLowerCase())
    .executeTakeFirst();
}
