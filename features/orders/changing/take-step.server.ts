import { v7 as newRowId } from "uuid";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { giveBackToStock } from "../goods/move-stock.server.ts";
import type { BuyerMailParts } from "../mails/buyer-mail.server.ts";
import { stepMail } from "../mails/step-mail.server.ts";
import type { Order } from "../order-tables.server.ts";
import { awaitsMoney, findStep, type OrderState, type StepActor } from "../rules/order-states.ts";
import { reservationTimes } from "../rules/reservation.ts";

/** Who takes a step; the site itself has no id and no name. */
export interface By {
  id: string | null;
  name: string;
}

export const bySite: By = { id: null, name: "" };

/** The order in a transaction that holds it: whoever else wants to change it waits until this one is over. */
export async function lockOrder(trx: Trx, id: string): Promise<Order | undefined> {
  // SQLite has one writer at a time, and no words for it.
  await trx.updateTable("shop_order").set({ id }).where("id", "=", id).execute();
  return trx.selectFrom("shop_order").selectAll().where("id", "=", id).executeTakeFirst();
}

export interface WantedStep {
  to: OrderState;
  actor: StepActor;
  by: By;
  /** Why, in words for ourselves. */
  reason?: string;
  /** The buyer is told more than that it was cancelled. */
  ranOut?: boolean;
}

/**
 * Leads an order, which the transaction holds, to another state: written down, the stock given back where the step says
 * so, and the buyer told. `now` in milliseconds.
 * @returns what stood in the way; undefined: it is done
 */
export async function takeStep(
  trx: Trx,
  order: Order,
  { to, actor, by, reason = "", ranOut = false }: WantedStep,
  parts: BuyerMailParts,
  now: number,
): Promise<"not_allowed" | "reason_needed" | undefined> {
  const step = findStep(order.state, to, actor);
  if (!step) return "not_allowed";
  if (step.needsReason && actor === "sales" && reason === "") return "reason_needed";
  const { id: order_id } = order;
  // Whoever was told that it is paid has the whole time once more, and is reminded before it ends.
  const waits = { reserved_until: now + reservationTimes.transfer, reminded_at: null };
  await trx
    .updateTable("shop_order")
    .set({ state: to, ...(awaitsMoney(to) ? waits : { reserved_until: null }) })
    .where("id", "=", order_id)
    .execute();
  const written = { at: now, by_id: by.id, by_name: by.name };
  await trx
    .insertInto("order_step")
    .values({
      ...{ id: newRowId(), order_id, from_state: order.state, to_state: to },
      ...written,
    })
    .execute();
  if (reason !== "" && by.id !== null) {
    const note = { order_id, text: reason, by_id: by.id, by_name: by.name, at: now };
    await trx
      .insertInto("order_note")
      .values({ id: newRowId(), ...note })
      .execute();
  }
  if (step.freesStock) await giveBackToStock(trx, order_id, now);
  if (step.mails) await queueMail(trx, stepMail({ ...order, state: to }, { ranOut }, parts), now);
  return undefined;
}
