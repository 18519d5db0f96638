import type { Platform } from "#platform/feature.server.ts";
import { readOrderKey, type Way } from "../order-link.server.ts";
import type { Order } from "../order-tables.server.ts";
import { awaitsMoney } from "../rules/order-states.ts";
import { reservedUntil } from "../rules/reservation.ts";

type Parts = Pick<Platform<unknown>, "store" | "sign" | "now">;

/** The order that a signed link leads to, and by which link; undefined for any other text. Looking changes nothing. */
export async function findByKey(
  { store, sign }: Pick<Parts, "store" | "sign">,
  key: string,
): Promise<{ order: Order; way: Way } | undefined> {
  const link = readOrderKey(key, sign);
  if (!link) return undefined;
  const order = await store.read
    .selectFrom("shop_order")
    .selectAll()
    .where("reference", "=", link.reference)
    .executeTakeFirst();
  return order && { order, way: link.way };
}

/** The mail's link shows that somebody reads that mailbox; until one of its page says so, the order is kept for two hours only. */
export const waitsForReader = ({ order, way }: { order: Order; way: Way }): boolean =>
  way === "mail" && order.link_opened_at === null && awaitsMoney(order.state);

/**
 * Somebody has the page of the mail's link in front of them: from then on the order is kept as long as a transfer takes.
 * Any other link says nothing. `now` in milliseconds.
 * @returns the order's state of now; undefined where the link leads to none
 */
export async function openOrder(parts: Parts, key: string): Promise<Order | undefined> {
  const found = await findByKey(parts, key);
  if (!found || !waitsForReader(found)) return found?.order;
  const { order } = found;
  const at = parts.now();
  const opened = reservedUntil({
    paymentMethod: order.payment_method,
    createdAt: order.created_at,
    linkOpenedAt: at,
  });
  // A booking that was taken back gave it a whole time anew, which goes beyond the one that counts from the order on.
  const reserved_until = Math.max(opened, order.reserved_until ?? 0);
  await parts.store.write(async (trx) => {
    // Somebody may lead it on meanwhile: what is no longer kept is not kept again.
    await trx
      .updateTable("shop_order")
      .set({ link_opened_at: at, reserved_until })
      .where("id", "=", order.id)
      .where("state", "=", order.state)
      .where("link_opened_at", "is", null)
      .execute();
  });
  return (await findByKey(parts, key))?.order;
}
