import { mailsAbout } from "#platform/outbox/page-mails.server.ts";
import { showDelivered } from "#platform/outbox/show-mail.server.ts";
import { iso, isoOrNull } from "#platform/rules/iso-instant.ts";
import type { Db } from "#platform/store/store.server.ts";
import { moneyAllows, nextSteps, type OrderState } from "../rules/order-states.ts";
import { endsAt } from "../rules/reservation.ts";
import { showBuyer } from "../show-order.server.ts";
import { readFiles, readMessages } from "../talk/read-talk.server.ts";
import { type ListedRow, showListed } from "./find-orders.server.ts";
import type { OrderAnswer } from "./office-calls.ts";

export const findOrder = (db: Db, id: string): Promise<ListedRow | undefined> =>
  db.selectFrom("shop_order").selectAll().where("id", "=", id).executeTakeFirst();

/** An order with all that belongs to it, as people of the back office see it. */
export async function showOne(db: Db, order: ListedRow, company: string): Promise<OrderAnswer> {
  const { id } = order;
  const [lines, steps, payments, notes, mails, withdrawals, messages, files] = await Promise.all([
    db
      .selectFrom("order_line")
      .selectAll()
      .where("order_id", "=", id)
      .orderBy("position")
      .execute(),
    db.selectFrom("order_step").selectAll().where("order_id", "=", id).orderBy("id").execute(),
    db.selectFrom("order_payment").selectAll().where("order_id", "=", id).orderBy("id").execute(),
    db.selectFrom("order_note").selectAll().where("order_id", "=", id).orderBy("id").execute(),
    mailsAbout(db, id),
    db.selectFrom("withdrawal").select(["reference", "at"]).where("order_id", "=", id).execute(),
    readMessages(db, id),
    readFiles(db, id),
  ]);
  const written = ({ at, by_name }: { at: number; by_name: string }) => ({
    at: iso(at),
    by: by_name,
  });
  return {
    order: showAll(order),
    lines: lines.map((line) => ({
      productId: line.product_id,
      name: line.name,
      quantity: line.quantity,
      unitPrice: line.unit_price,
      discount: line.discount,
      net: line.net,
    })),
    steps: steps.map((step) => ({
      from: step.from_state as OrderState | null,
      to: step.to_state as OrderState,
      ...written(step),
    })),
    payments: payments.map((payment) => ({
      kind: payment.kind,
      amount: payment.amount,
      source: payment.source,
      bankReference: payment.bank_reference ?? "",
      ...written(payment),
    })),
    messages,
    files,
    notes: notes.map((note) => ({ text: note.text, ...written(note) })),
    mails: mails.map((mail) => showDelivered(mail, company)),
    withdrawals: withdrawals.map(({ reference, at }) => ({ reference, at: iso(at) })),
    next: nextSteps(order.state as OrderState, "sales")
      .filter(({ to }) => moneyAllows(to, order, payments.length > 0))
      .map(({ to, needsReason = false }) => ({ to, needsReason })),
  };
}

const showAll = (order: ListedRow): OrderAnswer["order"] => ({
  ...showListed(order),
  ...showBuyer(order),
  language: order.language,
  hasIdentityNumber: order.identity_number !== "",
  gross: order.gross,
  discount: order.discount,
  net: order.net,
  tax: order.tax,
  taxPercent: order.tax_hundredths / 100,
  linkOpenedAt: isoOrNull(order.link_opened_at),
  reservedUntil: isoOrNull(endsAt(order)),
  hasAccount: order.user_id !== null,
});
