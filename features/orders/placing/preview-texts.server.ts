import type * as v from "valibot";
import { textsFor } from "#features/buyer-rights/texts/fill-text.server.ts";
import { readTextTemplates } from "#features/buyer-rights/texts/read-text.server.ts";
import { shownTo } from "#features/buyer-rights/texts/shown-texts.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { orderCalls } from "../calls.ts";
import type { FindProducts } from "../goods/products-for-sale.server.ts";
import { answerSums } from "./answer-sums.server.ts";
import { columnsOf } from "./keep-order.server.ts";

type Asked = v.InferOutput<(typeof orderCalls)["POST /api/shop/texts"]["body"]>;

/** The texts as an order of now would be made under, before anybody is bound. @throws Problem `invalid` */
export async function previewTexts(db: Db, asked: Asked, at: number, find: FindProducts) {
  const { lines, language, consents } = asked;
  const buyer = columnsOf(asked.buyer);
  const { kind, country } = buyer;
  const vatId = buyer.vat_id === "" ? undefined : "yes";
  const sums = await answerSums(db, { lines, country, kind, vatId, language }, at, find);
  const order = {
    ...buyer,
    language,
    currency: sums.currency,
    payment_method: "transfer",
  } as const;
  const templates = await readTextTemplates(db, language);
  const texts = textsFor(templates, { ...order, consents }, sums);
  const { asked: needed, offered } = shownTo(buyer);
  return {
    texts: texts.map(({ kind, title, text }) => ({ kind, title, text })),
    asked: [...needed],
    offered: [...offered],
  };
}
