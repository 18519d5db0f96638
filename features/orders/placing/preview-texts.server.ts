import type * as v from "valibot";
import { textsFor } from "#features/buyer-rights/texts/fill-text.server.ts";
import { shownTo } from "#features/buyer-rights/texts/shown-texts.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { orderCalls } from "../calls.ts";
import { answerSums } from "./answer-sums.server.ts";
import { columnsOf } from "./keep-order.server.ts";
import type { PlacingParts } from "./place-order.server.ts";

type Asked = v.InferOutput<(typeof orderCalls)["POST /api/shop/texts"]["body"]>;

/** The texts as an order of now would be made under, before anybody is bound. @throws Problem `invalid` */
export async function previewTexts(
  db: Db,
  asked: Asked,
  at: number,
  {
    findProducts,
    readTextTemplates: read,
  }: Pick<PlacingParts, "findProducts" | "readTextTemplates">,
) {
  const { lines, language, consents } = asked;
  const buyer = columnsOf(asked.buyer);
  const { kind, country } = buyer;
  const vatId = buyer.vat_id === "" ? undefined : "yes";
  const sums = await answerSums(db, { lines, country, kind, vatId, language }, at, findProducts);
  const order = {
    ...buyer,
    language,
    currency: sums.currency,
    payment_method: "transfer",
  } as const;
  const templates = await read(db, language);
  const texts = textsFor(templates, { ...order, consents }, sums);
  const { asked: needed, offered } = shownTo(buyer);
  return {
    texts: texts.map(({ kind, title, text }) => ({ kind, title, text })),
    asked: [...needed],
    offered: [...offered],
  };
}
