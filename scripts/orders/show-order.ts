import process from "node:process";
import type { ShownOrder } from "#features/orders/calls.ts";
import { toDecimal } from "#features/orders/rules/currencies.ts";
import { showOrder } from "#features/orders/show-order.server.ts";
import { readSettings } from "#server/env.ts";
import { withStore } from "../content/with-store.ts";
import type { Given } from "../subcommand.ts";

export async function showOneOrder({
  words: [reference = ""],
  values: { json },
}: Given): Promise<void> {
  const { bankAccounts } = readSettings();
  const shown = await withStore(async ({ read }) => {
    const order = await read
      .selectFrom("shop_order")
      .selectAll()
      .where("reference", "=", reference.toUpperCase())
      .executeTakeFirst();
    return order && showOrder(read, order, bankAccounts);
  });
  if (!shown) {
    console.error(`There is no order ${JSON.stringify(reference)}.`);
    process.exitCode = 1;
  } else if (json) console.log(JSON.stringify(shown));
  else console.log(describe(shown));
}

function describe(order: ShownOrder): string {
  const { reference, state, currency, buyer, lines, steps, payments } = order;
  const money = (amount: number) => `${toDecimal(amount, currency)} ${currency}`;
  const { street, postalCode, city, region, country } = buyer;
  return [
    `${reference}  ${state}  ordered ${order.createdAt}`,
    "",
    ...[buyer.company, buyer.name, buyer.email, buyer.phone].filter(Boolean),
    [street, `${postalCode} ${city}`.trim(), region, country].filter(Boolean).join(", "),
    "",
    ...lines.map(
      ({ quantity, productId, name, net }) => `${quantity} × ${productId} ${name}  ${money(net)}`,
    ),
    `net ${money(order.net)}, tax ${order.taxPercent} % ${money(order.tax)}, total ${money(order.total)}`,
    `paid ${money(order.paid)}, due ${money(order.due)}`,
    ...(order.reservedUntil ? [`kept until ${order.reservedUntil}`] : []),
    "",
    ...steps.map(({ to, at }) => `${at}  ${to}`),
    ...payments.map(({ kind, amount, at }) => `${at}  ${kind} ${money(amount)}`),
  ].join("\n");
}
