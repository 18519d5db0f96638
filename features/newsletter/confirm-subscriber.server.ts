import type { Trx } from "#platform/store/store.server.ts";
import { hashConfirmToken } from "./confirm-token.server.ts";
import type { Subscriber } from "./newsletter-tables.server.ts";

/** `again`: the button was pressed a second time; nothing changes and nothing is mailed. */
export type Confirmation =
  | { kind: "confirmed"; subscriber: Subscriber }
  | { kind: "again" }
  | { kind: "expired" };

/** Confirms the address that a token was mailed to. `now` in milliseconds. */
export async function confirmSubscriber(
  trx: Trx,
  token: string,
  now: number,
): Promise<Confirmation> {
  const hash = hashConfirmToken(token);
  const subscriber = await trx
    .updateTable("email_capture")
    .set({ state: "confirmed", confirmed_at: now, unsubscribed_at: null })
    .where("confirm_token_hash", "=", hash)
    .where("state", "in", ["waiting", "unsubscribed"])
    .where("confirm_until", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (subscriber) return { kind: "confirmed", subscriber };

  const earlier = await trx
    .selectFrom("email_capture")
    .select("state")
    .where("confirm_token_hash", "=", hash)
    .executeTakeFirst();
  return { kind: earlier?.state === "confirmed" ? "again" : "expired" };
}
