import { createHash } from "node:crypto";
import {
  type FilledText,
  fillAgain,
  textsFor,
} from "#features/buyer-rights/texts/fill-text.server.ts";
import type { TextTemplates } from "#features/buyer-rights/texts/read-text.server.ts";
import type { Consent } from "#features/buyer-rights/texts/shown-texts.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { OrderSums } from "./calls.ts";
import { harmlessLine } from "./mails/harmless-line.ts";
import type { Order } from "./order-tables.server.ts";
import { taxNote } from "./rules/find-tax.ts";

/** What the texts of an order are filled in with: its columns and its sums. */
const inText = (order: Order) => ({ ...order, consents: JSON.parse(order.consents) as Consent[] });

/**
 * The texts of a new order, and as they go into a mail to the address that was given, which may be a stranger's: the
 * same to the letter, unless the buyer typed something that a mail program would make a link of.
 */
export function textsOfNew(templates: TextTemplates, order: Order, sums: OrderSums) {
  const texts = textsFor(templates, inText(order), sums);
  const { name, company, street, postal_code, city, region } = order;
  const typed = Object.entries({ name, company, street, postal_code, city, region });
  const harmless = typed.map(([column, text]) => [column, harmlessLine(text)] as const);
  if (harmless.every(([, text], at) => text === typed[at]?.[1])) return { texts, inMail: texts };
  const inMail = { ...inText(order), ...Object.fromEntries(harmless) };
  return { texts, inMail: textsFor(templates, inMail, sums) };
}

/**
 * Keeps the texts of an order as they are now. What the company wrote is stored once, by its hash; with the order stays
 * the hash of what the buyer got, so that the text made from it again can be proved.
 */
export async function freezeTexts(
  trx: Trx,
  texts: readonly FilledText[],
  order: Order,
  at: number,
): Promise<void> {
  if (texts.length === 0) return;
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
}

/** A text of an order, by its kind, as its buyer got it; undefined where the order has none like that. */
export async function readText(db: Db, order: Order, kind: string) {
  const frozen = await db
    .selectFrom("order_text")
    .innerJoin("shop_text", "shop_text.hash", "order_text.template")
    .select(["order_text.title", "order_text.hash", "shop_text.text"])
    .where("order_id", "=", order.id)
    .where("order_text.kind", "=", kind)
    .executeTakeFirst();
  if (!frozen) return undefined;
  const lines = await db
    .selectFrom("order_line")
    .select(["name", "quantity", "net"])
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const { net, tax, total, tax_hundredths, tax_row, language } = order;
  const sums = {
    ...{ lines, net, tax, total, taxPercent: tax_hundredths / 100 },
    taxNote: taxNote(JSON.parse(tax_row), language),
  };
  const text = fillAgain(frozen.text, inText(order), sums);
  // Whether it still is what was frozen is said with it.
  return { title: frozen.title, text, isSame: hashOf(text) === frozen.hash };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
