import type { Store } from "#platform/store/store.server.ts";
import { orderLifetime } from "./order-tables.server.ts";

/** What belongs to an order and goes with it. */
const parts = ["order_line", "order_step", "order_payment", "order_text", "order_note"] as const;
/** One transaction must not hold up buyers. */
const most = 200;

/** Erases orders and withdrawals whose time is up (`now`: ms); what is left over goes the next time. */
export function eraseOldOrders(store: Store, now: number): Promise<void> {
  return store.write(async (trx) => {
    await trx
      .deleteFrom("withdrawal")
      .where("at", "<", now - orderLifetime)
      .execute();
    const old = await trx
      .selectFrom("shop_order")
      .select("id")
      .where("created_at", "<", now - orderLifetime)
      .orderBy("created_at")
      .limit(most)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    for (const table of parts) await trx.deleteFrom(table).where("order_id", "in", ids).execute();
    await trx.deleteFrom("shop_order").where("id", "in", ids).execute();
  });
}
