import { Problem } from "#platform/http/problem.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { firstState } from "../rules/order-states.ts";
import { reservationTimes } from "../rules/reservation.ts";

const day = 24 * 60 * 60 * 1000;

/** What anybody can do with somebody's address, before an order is stored: its mails are never held back. */
const limits = {
  /** Orders of one address in a day. */
  aDay: 20,
  /** Of these, ones that hold stock while nobody has opened the link in their mail. */
  unseen: 3,
} as const;

/** @throws Problem `limited` while the address has ordered too much */
export async function admitRecipient(trx: Trx, email: string, now: number): Promise<void> {
  const orders = await trx
    .selectFrom("shop_order")
    .select(["created_at", "state", "link_opened_at"])
    .where("email_key", "=", email.toLowerCase())
    .where("created_at", ">", now - day)
    .orderBy("created_at")
    .limit(limits.aDay)
    .execute();
  const unseen = orders.filter(
    ({ state, link_opened_at }) => state === firstState && link_opened_at === null,
  );
  const [oldest] = orders;
  const [held] = unseen;
  if (held && unseen.length >= limits.unseen)
    throw limited(held.created_at + reservationTimes.unseen - now);
  if (oldest && orders.length >= limits.aDay) throw limited(oldest.created_at + day - now);
}

const limited = (wait: number) =>
  new Problem("limited", { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
