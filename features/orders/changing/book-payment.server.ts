import { v7 as newRowId } from "uuid";
import type { Currency } from "#features/catalogue/product-choices.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { BuyerMailParts } from "../mails/buyer-mail.server.ts";
import type { Order, OrderTables } from "../order-tables.server.ts";
import { awaitsMoney } from "../rules/order-states.ts";
import { type By, takeStep } from "./take-step.server.ts";

export interface Booking {
  kind: OrderTables["order_payment"]["kind"];
  /** Above 0, in the smallest unit of the order's own currency. */
  amount: number;
  currency: Currency;
  source: OrderTables["order_payment"]["source"];
  /** What the bank calls it; empty: nobody knows. */
  bankReference: string;
  /** Somebody says that it is no second entry of the same money. */
  isAnother?: boolean | undefined;
}

/** So long, ms, after an entry the same sum may be the same money: a file comes days after the transfer. */
export const alikeWithin = 7 * 24 * 60 * 60 * 1000;

/**
 * `booked_before`: this very booking of the bank stands in the ledger already; `booked_alike`: the same sum does, and
 * nobody knows what the bank calls one of them.
 */
export type Booked =
  | { outcome: "booked"; order: Order }
  | { outcome: "booked_before" | "booked_alike" | "wrong_currency" | "too_much" };

/**
 * Books money of an order, which the transaction holds, in or out; once all of it is there, the order is paid.
 * Nothing is ever booked twice by one reference of the bank. `now` in milliseconds.
 */
export async function bookPayment(
  trx: Trx,
  order: Order,
  { kind, amount, currency, source, bankReference, isAnother = false }: Booking,
  by: By,
  parts: BuyerMailParts,
  now: number,
): Promise<Booked> {
  if (currency !== order.currency) return { outcome: "wrong_currency" };
  // What never came in cannot be paid back.
  if (kind === "refund" && amount > order.paid) return { outcome: "too_much" };
  if (!isAnother && (await isAlike(trx, order.id, { kind, amount, bankReference }, now)))
    return { outcome: "booked_alike" };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("order_payment")
    .values({
      ...{ id: newRowId(), order_id: order.id, kind, amount, currency, source },
      bank_reference: bankReference || null,
      ...{ at: now, by_id: by.id, by_name: by.name },
    })
    .onConflict((conflict) => conflict.column("bank_reference").doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return { outcome: "booked_before" };
  const paid = order.paid + (kind === "in" ? amount : -amount);
  await trx.updateTable("shop_order").set({ paid }).where("id", "=", order.id).execute();
  const booked = { ...order, paid };
  if (kind === "in" && awaitsMoney(order.state) && paid >= order.total) {
    await takeStep(trx, booked, { to: "paid", actor: "payments", by }, parts, now);
    return { outcome: "booked", order: { ...booked, state: "paid" } };
  }
  return { outcome: "booked", order: booked };
}

/** Two entries of one sum may be one payment, unless the bank names both. */
async function isAlike(
  trx: Trx,
  orderId: string,
  { kind, amount, bankReference }: Pick<Booking, "kind" | "amount" | "bankReference">,
  now: number,
): Promise<boolean> {
  let alike = trx
    .selectFrom("order_payment")
    .select("id")
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("amount", "=", amount)
    .where("at", ">", now - alikeWithin);
  if (bankReference !== "") {
    // The very same booking is told apart below, by its name.
    alike = alike.where("bank_reference", "is", null);
  }
  return (await alike.executeTakeFirst()) !== undefined;
}
