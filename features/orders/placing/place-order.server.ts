import type { readTextTemplates } from "#features/buyer-rights/texts/read-text.server.ts";
import { missingConsents } from "#features/buyer-rights/texts/shown-texts.ts";
import { type FieldErrors, Problem } from "#platform/http/problem.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { FindProducts } from "../goods/products-for-sale.server.ts";
import type { BuyerMailParts } from "../mails/buyer-mail.server.ts";
import { orderMails } from "../mails/order-mails.server.ts";
import type { OrderForm } from "../order-fields.ts";
import type { Order } from "../order-tables.server.ts";
import { freezeTexts, textsOfNew } from "../order-texts.server.ts";
import { joinLines, orderLimits } from "../rules/order-limits.ts";
import { sellTo } from "../shop-facts.ts";
import { checkBuyer, tidyBuyer } from "./check-buyer.ts";
import { keepOrder } from "./keep-order.server.ts";
import { type PricedOrder, priceOrder, type WantedLine, withStock } from "./price-order.server.ts";
import { admitRecipient } from "./recipient-limits.server.ts";

export type PlacedOrder = Pick<Order, "reference" | "total" | "currency">;

interface Placing {
  form: OrderForm;
  language: LanguageCode;
  userId: string | undefined;
}

export interface PlacingParts extends BuyerMailParts {
  findProducts: FindProducts;
  readTextTemplates: typeof readTextTemplates;
}

/**
 * Everything that an order is, in this transaction: prices of our own, the pieces, the texts, and the mails to both
 * sides. `at` in milliseconds.
 * @throws Problem `invalid`, `limited`, `prices_changed` or `sold_out`; then nothing of it may stay
 */
export async function placeOrder(
  trx: Trx,
  placing: Placing,
  parts: PlacingParts,
  at: number,
): Promise<PlacedOrder> {
  const { language } = placing;
  const form = { ...placing.form, Buyer: tidyBuyer(placing.form.Buyer) };
  const lines = linesOf(form);
  refuse(errorsOf(form));
  const priced = await priceAll(trx, form, lines, { language, at, find: parts.findProducts });
  await admitRecipient(trx, form.Buyer.Email, at);
  const order = await keepOrder(trx, { ...placing, form }, priced, at);
  const templates = await parts.readTextTemplates(trx, language);
  const { texts, inMail } = textsOfNew(templates, order, priced.sums);
  await freezeTexts(trx, texts, order, at);
  for (const mail of orderMails({ order, sums: priced.sums, texts: inMail }, parts))
    await queueMail(trx, mail, at);
  return order;
}

function linesOf({ Lines }: OrderForm): WantedLine[] {
  const joined = joinLines(
    Lines.map(({ ProductId: productId, Quantity: quantity }) => ({ productId, quantity })),
  );
  if ("lines" in joined) return joined.lines;
  throw new Problem("invalid", { errors: { Lines: [joined.wrong] } });
}

function errorsOf({ Buyer, Consents }: OrderForm): FieldErrors {
  const ofBuyer = Object.entries(checkBuyer(Buyer, sellTo)).map(([field, code]) => [
    `Buyer.${field}`,
    [code],
  ]);
  const missing = missingConsents({ country: Buyer.Country, kind: Buyer.Kind }, Consents);
  return Object.fromEntries([
    ...ofBuyer,
    ...missing.map((name) => [`Consents.${name}`, ["required"]]),
  ]);
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Problem("invalid", { errors });
}

async function priceAll(
  trx: Trx,
  { Buyer, SeenTotal, Currency }: OrderForm,
  lines: readonly WantedLine[],
  { language, at, find }: { language: LanguageCode; at: number; find: FindProducts },
): Promise<PricedOrder> {
  const { Country: country, Kind: kind, VatId } = Buyer;
  const wanted = { lines, country, kind, hasVatId: VatId !== "", currency: undefined, language };
  const priced = await priceOrder(trx, wanted, at, find);
  if ("notForSale" in priced)
    throw new Problem("invalid", { errors: { Lines: ["unknown_product"] } });
  if (!priced.tax) refuse({ "Buyer.Country": ["quote_only"] });
  const { sums } = priced;
  if (sums.total > orderLimits.total) refuse({ Lines: ["too_much"] });
  if (sums.total !== SeenTotal || sums.currency !== Currency)
    throw new Problem("prices_changed", { sums: await withStock(trx, sums) });
  return priced;
}
