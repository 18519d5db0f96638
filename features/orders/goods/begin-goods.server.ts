import type { Store, Trx } from "#platform/store/store.server.ts";
import { firstGoods } from "./products-for-sale.server.ts";

/**
 * Gives products that the tables do not know yet their first prices and their stock. What is known already stays as
 * people have made it. Ids tell what was begun, so that several processes may start at once.
 */
export async function beginGoods(store: Store, now: number): Promise<void> {
  const { stock, prices } = firstGoods();
  const known = await store.read.selectFrom("product_stock").select("product_id").execute();
  const isNew = ({ productId }: { productId: number }) =>
    known.every(({ product_id }) => product_id !== productId);
  const [newStock, newPrices] = [stock.filter(isNew), prices.filter(isNew)];
  if (newStock.length === 0) return;
  const by = { by_id: null, by_name: "", at: now };
  await store.write(async (trx: Trx) => {
    for (const { productId: product_id, stock: pieces } of newStock) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("product_stock")
        .values({ product_id, stock: pieces })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) continue;
      const id = `first:${product_id}`;
      const change = { id, product_id, change: pieces, reason: "seed", order_id: null, note: "" };
      await trx
        .insertInto("stock_change")
        .values({ ...change, reason: "seed", ...by })
        .execute();
    }
    await trx
      .insertInto("product_price")
      .values(
        newPrices.map(({ productId, currency, from, price, sale }) => ({
          id: `first:${productId}:${currency}:${from}`,
          product_id: productId,
          currency,
          price,
          sale_type: sale?.type ?? null,
          sale_discount: sale && storedDiscount(sale),
          valid_from: from,
          ...by,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Percents have two decimals at most, and are kept as whole hundredths. */
export const storedDiscount = ({ type, discount }: { type: string; discount: number }) =>
  type === "percent" ? Math.round(discount * 100) : discount;
