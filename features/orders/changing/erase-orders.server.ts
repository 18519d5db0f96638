import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { orderLifetime } from "../order-data.server.ts";

const parts = [
  ...(["order_line", "order_step", "order_payment", "order_text", "order_note"] as const),
  ...(["order_message", "order_file_bytes", "order_file"] as const),
];

/** An order with all that hangs on it; what it did to the stock stays, and names nobody. */
async function eraseOrder(trx: Trx, id: string): Promise<void> {
  await removeMailsAbout(trx, id);
  for (const table of parts) await trx.deleteFrom(table).where("order_id", "=", id).execute();
  await trx.deleteFrom("shop_order").where("id", "=", id).execute();
}

/** Orders and withdrawals whose time is up; one at a time, so that nobody who orders meanwhile waits for all of them. */
export async function eraseOldOrders(store: Store, now: number): Promise<void> {
  const before = now - orderLifetime;
  const old = await store.read
    .selectFrom("shop_order")
    .select("id")
    .where("created_at", "<=", before)
    .execute();
  for (const { id } of old) await store.write((trx) => eraseOrder(trx, id));
  const withdrawn = await store.read
    .selectFrom("withdrawal")
    .select("id")
    .where("at", "<=", before)
    .execute();
  for (const { id } of withdrawn)
    await store.write(async (trx) => {
      await removeMailsAbout(trx, id);
      await trx.deleteFrom("withdrawal").where("id", "=", id).execute();
    });
}
