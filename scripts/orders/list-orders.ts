import type { Order } from "#features/orders/order-tables.server.ts";
import { toDecimal } from "#features/orders/rules/currencies.ts";
import { withStore } from "../content/with-store.ts";
import { counted } from "../counted.ts";
import type { Given } from "../subcommand.ts";

const columns = [
  "reference",
  "state",
  "created_at",
  "name",
  "company",
  "email",
  "country",
  "currency",
  "total",
  "paid",
] as const satisfies (keyof Order)[];

export async function listOrders({ values: { json } }: Given): Promise<void> {
  const orders = await withStore(({ read }) =>
    read
      .selectFrom("shop_order")
      .select(columns)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute(),
  );
  if (json) return console.log(JSON.stringify(orders));
  for (const order of orders) console.log(describe(order));
  console.log(`${counted(orders.length, "order")}.`);
}

/** `2026-11-22 14:05  K7QM-2XPD  paid  2900.00 of 2900.00 EUR  DE  Beispiel GmbH` */
function describe(order: Pick<Order, (typeof columns)[number]>): string {
  const { reference, state, created_at, name, company, country, currency, total, paid } = order;
  return [
    new Date(created_at).toISOString().slice(0, 16).replace("T", " "),
    reference,
    state.padEnd(16),
    `${toDecimal(paid, currency)} of ${toDecimal(total, currency)} ${currency}`.padEnd(28),
    country,
    company || name,
  ].join("  ");
}
