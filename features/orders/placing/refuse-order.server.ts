import * as v from "valibot";
import type { RequestContext } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { isLanguageCode, type LanguageCode } from "#platform/language/languages.ts";
import type { Store } from "#platform/store/store.server.ts";
import {
  type FormToRefuse,
  type RefusalParts,
  refuseForm,
} from "#platform/submissions/refuse-form.server.ts";
import { buyerSoFar, buyerSoFarSchema } from "../buyer-so-far.ts";
import type { OrderSums, OrderTexts } from "../calls.ts";
import { buyerKinds, orderControls } from "../order-fields.ts";
import { wordOfLines } from "../word-of-lines.ts";
import { answerSums } from "./answer-sums.server.ts";
import { bodyOf } from "./body-of-form.ts";
import { fillSums } from "./fill-sums.server.ts";
import { fillTexts } from "./fill-texts.server.ts";
import type { PlacingParts } from "./place-order.server.ts";
import { previewTexts } from "./preview-texts.server.ts";

export const checkoutForm: FormToRefuse = {
  name: "order",
  page: "/shop/checkout",
  controls: orderControls,
  words: {
    errors: "checkout.errors",
    status: {
      prices_changed: "checkout.pricesChanged",
      sold_out: "checkout.soldOut",
      shop_closed: "shopClosed.text",
    },
    whole: wordOfWhole,
  },
};

/** What is wrong with an order and stands in no control: without JavaScript the page says it once, above its button. */
function wordOfWhole(field: string, code: string): string | undefined {
  const [group] = field.split(".");
  if (group === "Lines")
    return code === "required" ? "checkout.errors.lines.required" : `checkout.${wordOfLines(code)}`;
  if (group === "Consents") return "checkout.errors.consents";
  // Who was shown no sums is shown them now, and agrees to them with the next try.
  if (group === "SeenTotal" || group === "Currency") return "checkout.pricesChanged";
  return undefined;
}

type Parts = RefusalParts & PlacingParts & { store: Store; now: () => number };

/** The checkout once more, with what was typed, what it costs this buyer now, and why there is no order. */
export async function refuseOrder(
  c: RequestContext,
  parts: Parts,
  fields: Record<string, string>,
  error: unknown,
) {
  const sums = await sumsShown(parts, fields, error);
  const texts = await textsShown(parts, fields);
  const shown: FormToRefuse = {
    ...checkoutForm,
    fillRefused: (html, _, language) =>
      fillTexts(sums ? fillSums(html, sums, language) : html, texts),
  };
  return refuseForm(c, shown, parts, fieldsOfNow(fields, sums), error);
}

/** What the refused page says that it costs: as the refusal has it, else as it is for this buyer now. */
async function sumsShown(
  { store, now, findProducts }: Parts,
  { Lines = "", Language, ...fields }: Record<string, string>,
  error: unknown,
): Promise<OrderSums | undefined> {
  const { sums } = error instanceof Problem ? error.details : {};
  if (sums) return sums;
  const { "Buyer.Country": country = "", "Buyer.Kind": kind = "" } = fields;
  const about = {
    lines: Lines,
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    kind: buyerKinds.find((each) => each === kind),
    vatId: fields["Buyer.VatId"] ? ("yes" as const) : undefined,
    language: isLanguageCode(Language ?? "") ? (Language as LanguageCode) : undefined,
  };
  return answerSums(store.read, about, now(), findProducts).catch(() => undefined);
}

/** The legal texts of this order, for the page that asks for it once more; none while it is not known who buys where. */
async function textsShown(parts: Parts, fields: Record<string, string>): Promise<OrderTexts> {
  const { Buyer, Consents } = bodyOf(fields);
  const buyer = buyerSoFar(Buyer);
  const { Lines: lines = "", Language: language = "" } = fields;
  if (!buyer || !isLanguageCode(language)) return [];
  const asked = {
    ...{ lines, language, consents: Consents },
    buyer: v.parse(buyerSoFarSchema, buyer),
  };
  return previewTexts(parts.store.read, asked, parts.now(), parts).then(
    ({ texts }) => texts,
    () => [],
  );
}

/** Whoever is shown other sums agrees to these when the form is sent again. */
function fieldsOfNow(
  fields: Record<string, string>,
  sums: OrderSums | undefined,
): Record<string, string> {
  return sums ? { ...fields, SeenTotal: String(sums.total), Currency: sums.currency } : fields;
}
