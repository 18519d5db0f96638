import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { PricedLine } from "#features/cart/cart-totals.ts";
import type { Currency } from "#features/catalogue/product-choices.ts";
import type { Store } from "#platform/store/store.server.ts";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { exactSums } from "../support/exact-sums.ts";
import { sumsOf } from "../support/orders.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { Visitor } from "../support/visitor.ts";

/** Midnight in İstanbul before the day on which 18 % became 20 %. */
const change = Date.parse("2023-07-09T21:00:00Z");
const prices = { TRY: 3_333_333, EUR: 100_001, USD: 99_999 } as const;
const sales: PricedLine["sale"][] = [
  null,
  { type: "percent", discount: 33.33 },
  { type: "percent", discount: 0.01 },
  { type: "amount", discount: 5_005 },
  { type: "amount", discount: 9_999_999 },
];
/** Country, kind → currency and rate before and after the change; `quote` where nobody sells by order. */
const buyers: [string, string, Currency, before: number, after: number, way?: "quote"][] = [
  ["", "business", "USD", 18, 18],
  ["TR", "person", "TRY", 18, 20],
  ["TR", "business", "TRY", 18, 20],
  ["DE", "business", "EUR", 0, 0],
  ["DE", "person", "EUR", 19, 19, "quote"],
  ["FR", "business", "EUR", 0, 0],
  ["GR", "person", "EUR", 18, 18, "quote"],
  ["CH", "business", "EUR", 0, 0, "quote"],
  ["US", "business", "USD", 0, 0, "quote"],
  ["JP", "person", "USD", 18, 18, "quote"],
];

/** One piece costs this from long ago on, and another price is set for the day after. */
const setPrices = (store: Store, productId: number, sale: PricedLine["sale"]) =>
  store.write(async (trx) => {
    const discount = sale && Math.round(sale.discount * (sale.type === "percent" ? 100 : 1));
    for (const [currency, price] of Object.entries(prices) as [Currency, number][])
      for (const { from, costs } of [
        { from: change - 1_000, costs: price },
        { from: change + 86_400_000, costs: 1 },
      ])
        await trx
          .insertInto("product_price")
          .values({
            ...{ id: randomUUID(), product_id: productId, currency, price: costs },
            ...{ sale_type: sale?.type ?? null, sale_discount: discount, valid_from: from },
            ...{ by_id: null, by_name: "", at: from },
          })
          .execute();
  });

describe.each(engines)("sums on $engine", ({ engine }) => {
  test("each country and kind of buyer pays the sums of exact fractions, to the moment in which a rate changes", async () => {
    let now = change - 1;
    const { url, store } = await startApiWith(await freshEnvironment(engine), { now: () => now });
    await sellSeeds(store, now - 2_000);
    await setPrices(store, 1010, { type: "percent", discount: 7.75 });
    const visitor = new Visitor(url);
    for (const sale of sales) {
      now = change - 1;
      await store.write((trx) =>
        trx.deleteFrom("product_price").where("product_id", "=", 1030).execute(),
      );
      await setPrices(store, 1030, sale);
      for (const [country, kind, currency, ...rates] of buyers)
        for (const [at, rate] of [change - 1, change].entries()) {
          now = rate;
          const percent = rates[at] as number;
          const wanted = { lines: "1030x3,1010x2", kind, ...(country && { country }) };
          const shown = await sumsOf(visitor, wanted);
          const price = prices[currency];
          const exact = exactSums(
            [
              { price, sale, quantity: 3 },
              { price, sale: { type: "percent", discount: 7.75 }, quantity: 2 },
            ],
            percent,
          );
          const { gross, discount, net, tax, total } = shown;
          const what = `${country} ${kind} ${at} ${JSON.stringify(sale)}`;
          expect([gross, discount, net, tax, total], what).toEqual(exact);
          expect([shown.currency, shown.taxPercent, shown.way], what).toEqual([
            ...[currency, percent, rates[2] ?? "order"],
          ]);
        }
    }
  });
});
