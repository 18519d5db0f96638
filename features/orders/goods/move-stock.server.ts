import { v7 as newRowId } from "uuid";
import type { Trx } from "#platform/store/store.server.ts";
import type { OrderTables } from "../order-tables.server.ts";

interface Pieces {
  productId: number;
  quantity: number;
}

type Reason = OrderTables["stock_change"]["reason"];

/**
 * Takes pieces out of the stock for an order: only where enough is left, product by product in the same order, so that
 * two orders never wait for each other. Tells whether all could be had; if not, the transaction has to be undone.
 */
export async function takeFromStock(
  trx: Trx,
  orderId: string,
  wanted: readonly Pieces[],
  now: number,
): Promise<boolean> {
  for (const { productId, quantity } of wanted.toSorted((a, b) => a.productId - b.productId)) {
    const { numUpdatedRows } = await trx
      .updateTable("product_stock")
      .set((eb) => ({ stock: eb("stock", "-", quantity) }))
      .where("product_id", "=", productId)
      .where("stock", ">=", quantity)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
  }
  const taken = wanted.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  await writeDown(trx, orderId, "order", taken, now);
  return true;
}

/** Puts the pieces of an order back. */
export async function giveBackToStock(trx: Trx, orderId: string, now: number): Promise<void> {
  const lines = await trx
    .selectFrom("order_line")
    .select(["product_id as productId", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("product_id")
    .execute();
  for (const { productId, quantity } of lines) {
    await trx
      .updateTable("product_stock")
      .set((eb) => ({ stock: eb("stock", "+", quantity) }))
      .where("product_id", "=", productId)
      .execute();
  }
  await writeDown(trx, orderId, "freed", lines, now);
}

async function writeDown(
  trx: Trx,
  order_id: string,
  reason: Reason,
  pieces: readonly Pieces[],
  at: number,
): Promise<void> {
  await trx
    .insertInto("stock_change")
    .values(
      pieces.map(({ productId: product_id, quantity: change }) => ({
        ...{ id: newRowId(), product_id, change, reason, order_id, note: "" },
        ...{ by_id: null, by_name: "", at },
      })),
    )
    .execute();
}
