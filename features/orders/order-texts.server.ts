import { createHash } from "node:crypto";
import type { Trx } from "#platform/store/store.server.ts";
import type { OrderSums } from "./calls.ts";
import type { Order } from "./order-tables.server.ts";

/** A legal text of an order. */
export interface TextOfOrder {
  kind: string;
  title: string;
  /** As the company wrote it, with places for the order's facts. */
  template: string;
  /** As this buyer reads it. */
  text: string;
}

/** The texts that an order is made under, in its language. */
const textsOfOrder = (_order: Order, _sums: OrderSums): TextOfOrder[] => [];

/**
 * Keeps the texts of an order as they are now. What the company wrote is stored once, by its hash; with the order stays
 * the hash of what the buyer got, so that the text made from it again can be proved.
 */
export async function freezeTexts(
  trx: Trx,
  order: Order,
  sums: OrderSums,
  at: number,
): Promise<TextOfOrder[]> {
  const texts = textsOfOrder(order, sums);
  if (texts.length === 0) return texts;
  const { id: order_id, language } = order;
  await trx
    .insertInto("shop_text")
    .values(
      texts.map(({ kind, template: text }) => ({ hash: hashOf(text), kind, language, text, at })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto("order_text")
    .values(
      texts.map(({ kind, title, template, text }) => ({
        ...{ order_id, kind, title, template: hashOf(template), hash: hashOf(text) },
      })),
    )
    .execute();
  return texts;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
