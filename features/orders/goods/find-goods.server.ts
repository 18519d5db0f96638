import type { Sale } from "#features/catalogue/price-history.ts";
import type { Currency } from "#features/catalogue/product-choices.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";

/** What one piece costs, in the smallest unit. */
export interface CurrentPrice {
  price: number;
  sale: Sale | null;
}

/** What products cost at an instant (ms): of the rows that have begun, the latest. Products without one are absent. */
export async function pricesOf(
  db: Db | Trx,
  productIds: readonly number[],
  currency: Currency,
  at: number,
): Promise<Map<number, CurrentPrice>> {
  const rows = await db
    .selectFrom("product_price")
    .select(["product_id", "price", "sale_type", "sale_discount"])
    .where("product_id", "in", productIds)
    .where("currency", "=", currency)
    .where("valid_from", "<=", at)
    .orderBy("valid_from")
    .orderBy("at")
    .orderBy("id")
    .execute();
  return new Map(
    rows.map(({ product_id, price, sale_type: type, sale_discount: discount }) => [
      product_id,
      {
        price,
        sale: type && discount !== null ? { type, discount: readDiscount(type, discount) } : null,
      },
    ]),
  );
}

const readDiscount = (type: Sale["type"], stored: number) =>
  type === "percent" ? stored / 100 : stored;

/** How many pieces are left. */
export async function stockOf(
  db: Db | Trx,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("product_stock")
    .select(["product_id", "stock"])
    .where("product_id", "in", productIds)
    .execute();
  return new Map(rows.map(({ product_id, stock }) => [product_id, stock]));
}
