import type { ExpressionBuilder } from "kysely";
import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import { confirmTokenLifetime } from "./confirm-token.server.ts";
import { unconfirmedLifetime } from "./newsletter-tables.server.ts";

/**
 * Whose owner has not answered for so long after it was left last, or was never asked: it was taken for a machine's, or
 * nobody may be mailed so often. Who has unsubscribed stays, so that nobody writes there again.
 */
const isForgotten = (now: number) => (eb: ExpressionBuilder<Tables, "email_capture">) =>
  eb.and([
    eb("state", "in", ["waiting", "spam"]),
    eb.or([
      eb("confirm_until", "<=", now - unconfirmedLifetime + confirmTokenLifetime),
      eb.and([eb("confirm_until", "is", null), eb("created_at", "<=", now - unconfirmedLifetime)]),
    ]),
  ]);

/**
 * Addresses that nobody has confirmed, with their mails. One at a time, so that nobody who leaves one meanwhile waits
 * for all of them; whoever confirms theirs in between keeps it. `now` in milliseconds.
 */
export async function eraseUnconfirmed(store: Store, now: number): Promise<void> {
  const forgotten = await store.read
    .selectFrom("email_capture")
    .select("id")
    .where(isForgotten(now))
    .execute();
  for (const { id } of forgotten)
    await store.write(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom("email_capture")
        .where("id", "=", id)
        .where(isForgotten(now))
        .executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) await removeMailsAbout(trx, id);
    });
}
