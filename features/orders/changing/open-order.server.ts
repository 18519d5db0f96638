import type { Sign } from "#platform/session/signature.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { readOrderKey } from "../order-link.server.ts";
import type { Order } from "../order-tables.server.ts";
import { awaitsMoney } from "../rules/order-states.ts";
import { reservedUntil } from "../rules/reservation.ts";

/**
 * The order that a signed link leads to; undefined for any other text. The link of the mail shows that somebody reads
 * that mailbox: from then on the order is kept as long as a transfer takes. `now` in milliseconds.
 */
export async function openOrder(
  { store, sign, now }: { store: Store; sign: Sign; now: () => number },
  key: string,
): Promise<Order | undefined> {
  const link = readOrderKey(key, sign);
  if (!link) return undefined;
  const find = () =>
    store.read
      .selectFrom("shop_order")
      .selectAll()
      .where("reference", "=", link.reference)
      .executeTakeFirst();
  const order = await find();
  if (!order || link.way !== "mail" || order.link_opened_at !== null) return order;
  const at = now();
  const reserved_until = reservedUntil({
    paymentMethod: order.payment_method,
    createdAt: order.created_at,
    linkOpenedAt: at,
  });
  await store.write(async (trx) => {
    const opened = { link_opened_at: at, ...(awaitsMoney(order.state) && { reserved_until }) };
    // Somebody may lead it on meanwhile: what is no longer kept is not kept again.
    await trx
      .updateTable("shop_order")
      .set(opened)
      .where("id", "=", order.id)
      .where("state", "=", order.state)
      .execute();
  });
  return find();
}
