import type { Insertable } from "kysely";
import { v7 as newRowId } from "uuid";
import { Problem } from "#platform/http/problem.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { foldAtMost } from "#platform/rules/fold-letters.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { makeReference } from "#platform/submissions/make-reference.server.ts";
import { storedDiscount } from "../goods/begin-goods.server.ts";
import { takeFromStock } from "../goods/move-stock.server.ts";
import type { Buyer, OrderForm } from "../order-fields.ts";
import type { Order } from "../order-tables.server.ts";
import { firstState } from "../rules/order-states.ts";
import { reservedUntil } from "../rules/reservation.ts";
import { type PricedOrder, withStock } from "./price-order.server.ts";

interface NewOrder {
  form: OrderForm;
  language: LanguageCode;
  /** Who is signed in. */
  userId: string | undefined;
}

/**
 * Writes a priced order with its lines and its first step, and takes its pieces out of the stock.
 * @throws Problem `sold_out` with what can be had; then nothing of it may stay
 */
export async function keepOrder(
  trx: Trx,
  order: NewOrder,
  priced: PricedOrder,
  now: number,
): Promise<Order> {
  const stored = await insertOrder(trx, order, priced, now);
  if (!(await takeFromStock(trx, stored.id, priced.lines, now)))
    throw new Problem("sold_out", { sums: await withStock(trx, priced.sums) });
  await trx
    .insertInto("order_line")
    .values(
      priced.lines.map(({ productId, quantity, price, sale, product }, position) => {
        const { name = "", gross = 0, discount = 0, net = 0 } = priced.sums.lines[position] ?? {};
        return {
          ...{ order_id: stored.id, position, product_id: productId, name, unit_price: price },
          sale: sale && JSON.stringify({ ...sale, discount: storedDiscount(sale) }),
          ...{ quantity, gross, discount, net, tax_class: product.taxClass },
        };
      }),
    )
    .execute();
  await trx
    .insertInto("order_step")
    .values({
      ...{ id: newRowId(), order_id: stored.id, from_state: null, to_state: firstState },
      ...{ at: now, by_id: null, by_name: "" },
    })
    .execute();
  return stored;
}

async function insertOrder(
  trx: Trx,
  { form, language, userId }: NewOrder,
  { sums, tax }: PricedOrder,
  now: number,
): Promise<Order> {
  for (;;) {
    const reference = makeReference();
    const { currency, gross, discount, net, tax: ofTax, total, taxPercent } = sums;
    const order = {
      id: newRowId(),
      ...{ reference, state: firstState, language, currency },
      ...columnsOf(form.Buyer),
      ...{ gross, discount, net, tax: ofTax, total, paid: 0 },
      tax_hundredths: Math.round(taxPercent * 100),
      tax_row: JSON.stringify(tax),
      payment_method: form.PaymentMethod,
      consents: JSON.stringify(form.Consents),
      search_text: searchTextOf(reference, form.Buyer),
      created_at: now,
      link_opened_at: null,
      reserved_until: reservedUntil({
        paymentMethod: form.PaymentMethod,
        createdAt: now,
        linkOpenedAt: null,
      }),
      reminded_at: null,
      user_id: userId ?? null,
    } satisfies Insertable<Order>;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("shop_order")
      .values(order)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return order;
  }
}

/** A buyer as the table has one. */
export const columnsOf = (buyer: Buyer) => ({
  kind: buyer.Kind,
  name: buyer.NameSurname,
  email: buyer.Email,
  email_key: buyer.Email.toLowerCase(),
  phone: buyer.Phone,
  company: buyer.Company,
  country: buyer.Country,
  street: buyer.Street,
  postal_code: buyer.PostalCode,
  city: buyer.City,
  region: buyer.Region,
  tax_number: buyer.TaxNumber,
  tax_office: buyer.TaxOffice,
  vat_id: buyer.VatId,
  leitweg_id: buyer.LeitwegId,
  identity_number: buyer.IdentityNumber,
  own_reference: buyer.OwnReference,
});

/** Letters; the longest of all fields together. */
const mostSearched = 900;

/** What an order is found by: reference, people, their own number. Never an identity number. */
const searchTextOf = (reference: string, buyer: Buyer) =>
  foldAtMost(
    [
      reference,
      reference.replaceAll("-", ""),
      ...[buyer.NameSurname, buyer.Email, buyer.Company, buyer.OwnReference],
    ].join("\n"),
    mostSearched,
  );
