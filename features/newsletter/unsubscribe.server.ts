import type { Trx } from "#platform/store/store.server.ts";

/**
 * Ends a subscription, and with it any confirmation link still under way. An address that is unsubscribed or
 * deleted already stays so: the visitor's wish is fulfilled either way. `now` in milliseconds. The links under way stop
 * for good, since the next ones are signed with this instant.
 */
export async function unsubscribe(trx: Trx, id: string, now: number): Promise<void> {
  await trx
    .updateTable("email_capture")
    .set({ state: "unsubscribed", unsubscribed_at: now, confirm_token_hash: null })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([eb("state", "!=", "unsubscribed"), eb("confirm_token_hash", "is not", null)]),
    )
    .execute();
}
