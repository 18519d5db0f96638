import * as v from "valibot";
import { currencies } from "#features/catalogue/product-choices.ts";
import { rowId } from "#platform/admin/row-id.ts";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { optionalLine } from "#platform/submissions/field-schemas.ts";
import { buyerSoFarSchema } from "./buyer-so-far.ts";
import { buyerKinds, consents, paymentMethods } from "./order-fields.ts";
import { orderKey } from "./order-key.ts";
import { orderStates } from "./rules/order-states.ts";
import { shownFile, shownMessage } from "./talk/talk-fields.ts";

/** Whole, in the smallest unit of the order's currency. */
const money = v.number();
const orderState = v.picklist(orderStates, "unknown");
/** ISO 8601 */
const instant = v.string();

const sumsOfLine = {
  productId: v.number(),
  /** In the language that was asked for. */
  name: v.string(),
  quantity: v.number(),
  unitPrice: money,
  gross: money,
  discount: money,
  net: money,
};

const sums = {
  currency: v.picklist(currencies),
  gross: money,
  discount: money,
  net: money,
  tax: money,
  total: money,
  /** 20 is 20 %; up to two decimals. */
  taxPercent: v.number(),
  /** A sentence that has to stand beside the tax, in the language that was asked for; empty: none. */
  taxNote: v.string(),
};

/** What lines cost a buyer now. */
const orderSums = v.strictObject({
  ...sums,
  lines: v.array(
    v.strictObject({
      ...sumsOfLine,
      /** How many can be had now. */
      available: v.number(),
    }),
  ),
  /** No country is chosen yet. */
  isEstimate: v.boolean(),
  /** Who buys there: `quote` asks for an offer instead. */
  way: v.picklist(["order", "quote"]),
});

/** Where to pay; null: no account of ours takes this currency, and somebody writes to the buyer. */
const bankAccount = v.nullable(
  v.strictObject({
    holder: v.string(),
    iban: v.string(),
    bic: v.string(),
    bank: v.string(),
  }),
);

/** Who ordered; without the identity number, which is shown to nobody. */
export const shownBuyer = v.strictObject({
  kind: v.picklist(buyerKinds),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  company: v.string(),
  country: v.string(),
  street: v.string(),
  postalCode: v.string(),
  city: v.string(),
  region: v.string(),
  taxNumber: v.string(),
  taxOffice: v.string(),
  vatId: v.string(),
  leitwegId: v.string(),
  ownReference: v.string(),
});

export const shownOrder = v.strictObject({
  reference: v.string(),
  state: orderState,
  language: v.picklist(languageCodes),
  createdAt: instant,
  ...sums,
  lines: v.array(v.strictObject(sumsOfLine)),
  paymentMethod: v.picklist(paymentMethods),
  /** Received so far, less what was paid back. */
  paid: money,
  /** Still to be paid. */
  due: money,
  /** Until when the goods are kept for the buyer; null: no longer a question. */
  reservedUntil: v.nullable(instant),
  bankAccount,
  buyer: shownBuyer,
  /** Where it went, the oldest first. */
  steps: v.array(v.strictObject({ to: orderState, at: instant })),
  payments: v.array(
    v.strictObject({ kind: v.picklist(["in", "refund"]), amount: money, at: instant }),
  ),
  /** As they were when it was ordered. */
  texts: v.array(v.strictObject({ kind: v.string(), title: v.string(), hash: v.string() })),
  messages: v.array(shownMessage),
  files: v.array(shownFile),
});

/** `waitsForReader`: it came by the mail's link, and is kept for two hours only until its page says that it is read. */
const orderBehindLink = v.strictObject({ ...shownOrder.entries, waitsForReader: v.boolean() });

const done = v.strictObject({ state: orderState, paid: money });
const minorUnits = v.pipe(
  v.number("required"),
  v.safeInteger("not_whole"),
  v.minValue(1, "too_few"),
);
const booking = {
  id: rowId,
  /** In the order's own currency. */
  amount: minorUnits,
  currency: v.picklist(currencies, "required"),
  /** What the bank calls the booking; the same one is booked once. */
  bankReference: v.optional(optionalLine(140), ""),
  /** The same sum a few days ago was another one. */
  isAnother: v.optional(v.boolean(), false),
};

export const orderCalls = callsFor(["sales"], {
  "GET /api/shop/sums": {
    about: "What lines cost a buyer of a country now: prices, discount, tax and total.",
    caller: "anyone",
    query: v.object({
      /** `1030,1010x2` */
      lines: v.pipe(v.string("required"), v.maxLength(400, "too_long")),
      country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "unknown"))),
      kind: v.optional(v.picklist(buyerKinds, "unknown")),
      /** Whether the buyer gives a VAT id. */
      vatId: v.optional(v.picklist(["yes"], "unknown")),
      /** Of whoever has chosen no country yet. */
      currency: v.optional(v.picklist(currencies, "unknown")),
      language: v.optional(v.picklist(languageCodes, "unknown_language")),
    }),
    answer: orderSums,
  },
  "POST /api/v1/Shop/Order/Create": {
    about:
      "Takes an order with obligation to pay, once for each Idempotency-Key; 409 with the sums of now where the buyer saw others or too little is left. A plain form post is answered with a page.",
    caller: "anyone",
    admits: "itself",
    answer: v.strictObject({
      reference: v.string(),
      total: money,
      currency: v.picklist(currencies),
      state: orderState,
      /** Address of the order's page with its signed link, in the order's language. */
      page: v.string(),
    }),
  },
  "GET /api/shop/order": {
    about: "One order, for whoever has the signed link to it.",
    caller: "anyone",
    query: v.object({ order: orderKey }),
    answer: orderBehindLink,
  },
  "POST /api/shop/order/open": {
    about:
      "Somebody has the order's page in front of them: by the mail's link, the order is then kept as long as a transfer takes.",
    caller: "anyone",
    body: v.strictObject({ order: orderKey }),
    answer: orderBehindLink,
  },
  "POST /shop/order": {
    about: "The same as a button, for those without JavaScript.",
    caller: "anyone",
    onPage: true,
    admits: "itself",
    query: v.object({ order: orderKey }),
    answer: { mediaType: "text/html" },
  },
  "GET /api/shop/order/text": {
    about: "A legal text of an order, by its kind, as its buyer got it.",
    caller: "anyone",
    query: v.object({ order: orderKey, kind: v.pipe(v.string(), v.maxLength(40, "too_long")) }),
    /** Paragraphs, `## ` headings and `- ` lists (features/buyer-rights/texts/text-blocks.ts). */
    answer: v.strictObject({ title: v.string(), text: v.string(), isSame: v.boolean() }),
  },
  "POST /api/shop/texts": {
    about:
      "The legal texts of an order that is not made yet, filled in, and what has to be agreed to.",
    caller: "anyone",
    body: v.strictObject({
      /** `1030,1010x2` */
      lines: v.pipe(v.string("required"), v.maxLength(400, "too_long")),
      buyer: buyerSoFarSchema,
      consents: v.optional(v.array(v.picklist(consents, "unknown"), "unknown"), []),
      language: v.picklist(languageCodes, "unknown_language"),
    }),
    answer: v.strictObject({
      /** `text`: paragraphs, `## ` headings and `- ` lists (features/buyer-rights/texts/text-blocks.ts). */
      texts: v.array(v.strictObject({ kind: v.string(), title: v.string(), text: v.string() })),
      /** Without these there is no order. */
      asked: v.array(v.picklist(consents)),
      /** May be agreed to, then all of them: work begins before the withdrawal period ends. */
      offered: v.array(v.picklist(consents)),
    }),
  },
  "POST /api/admin/order/payment": {
    about: "Books money that came in for an order; once the whole total is there, it is paid.",
    body: v.strictObject(booking),
    answer: done,
    audit: "order.payment",
  },
  "POST /api/admin/order/refund": {
    about: "Books money that was paid back to the buyer.",
    body: v.strictObject(booking),
    answer: done,
    audit: "order.refund",
  },
  "POST /api/admin/order/step": {
    about: "Leads an order to another state, where the table of steps allows it.",
    body: v.strictObject({ id: rowId, to: orderState, reason: v.optional(optionalLine(500), "") }),
    answer: done,
    audit: "order.step",
  },
});

export type CreatedOrder = Answer<(typeof orderCalls)["POST /api/v1/Shop/Order/Create"]>;
export type OrderTexts = Answer<(typeof orderCalls)["POST /api/shop/texts"]>["texts"];
export type ShownOrder = v.InferOutput<typeof shownOrder>;
export type OrderBehindLink = v.InferOutput<typeof orderBehindLink>;
export type OrderSums = v.InferOutput<typeof orderSums>;

declare module "#platform/http/call.ts" {
  interface Conflict {
    /** The same sum was booked for the order a few days ago: is it another one? */
    isAlike?: boolean;
    /** The buyer saw others, or not so many are left: what it costs now, and how many can be had. */
    sums?: OrderSums;
  }
}
