import { iso, isoOrNull } from "#platform/rules/iso-instant.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { ShownOrder } from "./calls.ts";
import type { Order } from "./order-tables.server.ts";
import { accountFor, type BankAccounts } from "./read-bank-account.ts";
import { taxNote } from "./rules/find-tax.ts";
import { paymentSums } from "./rules/payment-state.ts";
import { endsAt } from "./rules/reservation.ts";
import { readFiles, readMessages, withoutNames } from "./talk/read-talk.server.ts";

/** An order as its buyer sees it, behind the signed link and in the account. */
export async function showOrder(
  db: Db,
  order: Order,
  bankAccounts: BankAccounts,
): Promise<ShownOrder> {
  const lines = await db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const steps = await db
    .selectFrom("order_step")
    .select(["to_state as to", "at"])
    .where("order_id", "=", order.id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const payments = await db
    .selectFrom("order_payment")
    .select(["kind", "amount", "at"])
    .where("order_id", "=", order.id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const texts = await db
    .selectFrom("order_text")
    .select(["kind", "title", "hash"])
    .where("order_id", "=", order.id)
    .orderBy("kind")
    .execute();
  const [messages, files] = await Promise.all([
    readMessages(db, order.id),
    readFiles(db, order.id),
  ]);
  const { reference, state, language, currency, gross, discount, net, tax, total, paid } = order;
  return {
    ...{ reference, state, language, currency, gross, discount, net, tax, total, paid },
    createdAt: iso(order.created_at),
    taxPercent: order.tax_hundredths / 100,
    taxNote: taxNote(JSON.parse(order.tax_row), language),
    lines: lines.map((line) => ({
      ...{ productId: line.product_id, name: line.name, quantity: line.quantity },
      ...{ unitPrice: line.unit_price, gross: line.gross, discount: line.discount, net: line.net },
    })),
    paymentMethod: order.payment_method,
    due: Math.max(0, paymentSums(state, total, payments).open),
    reservedUntil: isoOrNull(endsAt(order)),
    bankAccount: accountFor(bankAccounts, currency) ?? null,
    buyer: showBuyer(order),
    steps: steps.map(({ to, at }) => ({ to, at: iso(at) })),
    payments: payments.map(({ at, ...payment }) => ({ ...payment, at: iso(at) })),
    texts,
    messages: withoutNames(messages),
    files: withoutNames(files),
  };
}

/** Who ordered, as buyer and back office see it: without the identity number. */
export const showBuyer = (order: Order): ShownOrder["buyer"] => ({
  kind: order.kind,
  name: order.name,
  email: order.email,
  phone: order.phone,
  company: order.company,
  country: order.country,
  street: order.street,
  postalCode: order.postal_code,
  city: order.city,
  region: order.region,
  taxNumber: order.tax_number,
  taxOffice: order.tax_office,
  vatId: order.vat_id,
  leitwegId: order.leitweg_id,
  ownReference: order.own_reference,
});
