import * as v from "valibot";
import { currencies } from "#features/catalogue/product-choices.ts";
import { deliveredMail } from "#features/mailbox/calls.ts";
import { csvQuery } from "#platform/admin/csv-query.ts";
import { endOfSpan, startOfSpan } from "#platform/admin/day-query.ts";
import { rowId } from "#platform/admin/row-id.ts";
import { type Answer, defineCalls } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { pagedAnswer, pageQuery } from "#platform/paging/page-query.ts";
import { searchWords } from "#platform/rules/search-words.ts";
import { text as longText, optionalLine } from "#platform/submissions/field-schemas.ts";
import { bankFileFormats, bankFileProblems } from "../bank-files/bank-booking.ts";
import { bookingFits } from "../bank-files/match-bookings.ts";
import { shownBuyer } from "../calls.ts";
import { orderStates } from "../rules/order-states.ts";
import { shownFile, shownMessage } from "../talk/talk-fields.ts";

const text = v.string();
/** Whole, in the smallest unit of the currency beside it. */
const money = v.number();
/** ISO 8601 */
const instant = v.string();
const state = v.picklist(orderStates, "unknown");
const currency = v.picklist(currencies, "unknown");
const done = v.strictObject({});
const sales = ["sales"] as const;

/** What a list, its export and its search may be asked for. */
const filter = {
  q: v.optional(searchWords),
  state: v.optional(state),
  currency: v.optional(currency),
  country: v.optional(v.pipe(text, v.regex(/^[A-Z]{2}$/, "unknown"))),
  from: v.optional(startOfSpan),
  to: v.optional(endOfSpan),
};

const listed = {
  id: text,
  reference: text,
  state,
  createdAt: instant,
  name: text,
  company: text,
  email: text,
  country: text,
  currency,
  total: money,
  paid: money,
};

const shown = v.strictObject({
  ...listed,
  ...shownBuyer.entries,
  language: v.picklist(languageCodes),
  /** Whether there is one; what it is says a call of its own. */
  hasIdentityNumber: v.boolean(),
  gross: money,
  discount: money,
  net: money,
  tax: money,
  /** 20 is 20 %. */
  taxPercent: v.number(),
  linkOpenedAt: v.nullable(instant),
  reservedUntil: v.nullable(instant),
  hasAccount: v.boolean(),
});

const written = { at: instant, by: text };

const orderAnswer = v.strictObject({
  order: shown,
  lines: v.array(
    v.strictObject({
      productId: v.number(),
      name: text,
      quantity: v.number(),
      unitPrice: money,
      discount: money,
      net: money,
    }),
  ),
  /** `by` is empty for the buyer and for the site itself. */
  steps: v.array(v.strictObject({ from: v.nullable(state), to: state, ...written })),
  payments: v.array(
    v.strictObject({
      kind: v.picklist(["in", "refund"]),
      amount: money,
      source: v.picklist(["hand", "file"]),
      bankReference: text,
      ...written,
    }),
  ),
  notes: v.array(v.strictObject({ text, ...written })),
  messages: v.array(v.strictObject({ ...shownMessage.entries, by: text })),
  files: v.array(v.strictObject({ ...shownFile.entries, by: text })),
  mails: v.array(deliveredMail),
  withdrawals: v.array(v.strictObject({ reference: text, at: instant })),
  /** Where somebody may lead it from here. */
  next: v.array(v.strictObject({ to: state, needsReason: v.boolean() })),
});

const booking = v.strictObject({
  date: text,
  amount: money,
  currency: text,
  text,
  counterparty: text,
  bankReference: text,
});

const bankFileAnswer = v.strictObject({
  /** Null: the file is read. */
  problem: v.nullable(v.picklist(bankFileProblems)),
  format: v.nullable(v.picklist(bankFileFormats)),
  skipped: v.number(),
  remarks: v.array(v.picklist(["date_order"])),
  bookings: v.array(
    v.strictObject({
      booking,
      fit: v.picklist(bookingFits),
      order: v.nullable(v.strictObject({ id: text, reference: text, name: text, due: money })),
    }),
  ),
});

const sale = v.nullable(
  v.strictObject({ type: v.picklist(["percent", "amount"]), discount: v.number() }),
);
const productId = v.pipe(v.number("required"), v.safeInteger("unknown"), v.minValue(1, "unknown"));

const goodsAnswer = v.strictObject({
  products: v.array(
    v.strictObject({
      id: v.number(),
      name: v.record(v.picklist(languageCodes), text),
      stock: v.number(),
      /** What holds now; `next`: what will hold. */
      prices: v.array(
        v.strictObject({ currency, price: money, sale, validFrom: instant, isNext: v.boolean() }),
      ),
    }),
  ),
});

const productAnswer = v.strictObject({
  id: v.number(),
  name: v.record(v.picklist(languageCodes), text),
  stock: v.number(),
  prices: v.array(
    v.strictObject({
      currency,
      price: money,
      sale,
      validFrom: instant,
      isCurrent: v.boolean(),
      ...written,
    }),
  ),
  changes: v.array(
    v.strictObject({
      change: v.number(),
      reason: v.picklist(["seed", "order", "freed", "hand"]),
      note: text,
      order: v.nullable(v.strictObject({ id: text, reference: text })),
      ...written,
    }),
  ),
});

const figures = v.strictObject({
  orders: v.number(),
  byState: v.array(v.strictObject({ state, count: v.number() })),
  money: v.array(
    v.strictObject({
      currency,
      /** Totals of orders that were neither cancelled nor withdrawn. */
      ordered: money,
      received: money,
      /** Still to come for orders that wait for it. */
      open: money,
    }),
  ),
  /** Median from order to the last part of the money, hours; null: nothing was paid. */
  hoursToPayment: v.nullable(v.number()),
  withdrawals: v.number(),
  /** Of these and of older ones: not settled yet. */
  withdrawalsDue: v.number(),
});

export const officeCalls = defineCalls({
  "GET /api/admin/orders": {
    about: "The orders, the newest first.",
    caller: sales,
    query: v.object({ ...filter, ...pageQuery }),
    answer: pagedAnswer(v.strictObject(listed)),
    audit: "orders.list",
  },
  "GET /api/admin/orders/export": {
    about: "What the filter shows as CSV, without anybody's identity number.",
    caller: sales,
    query: v.object({ ...filter, ...csvQuery }),
    answer: { mediaType: "text/csv" },
    audit: "orders.export",
  },
  "GET /api/admin/orders/figures": {
    about: "Orders, turnover, open amounts and time to payment since an instant.",
    caller: sales,
    query: v.object({ from: v.optional(startOfSpan) }),
    answer: figures,
  },
  "GET /api/admin/order": {
    about: "One order with all that belongs to it.",
    caller: sales,
    query: v.object({ id: rowId }),
    answer: orderAnswer,
    audit: "order.view",
  },
  "GET /api/admin/order/identity": {
    about: "The buyer's identity number, which stands nowhere else.",
    caller: sales,
    query: v.object({ id: rowId }),
    answer: v.strictObject({ identityNumber: text }),
    audit: "order.identity",
  },
  "POST /api/admin/order/note": {
    about: "Writes a note that no buyer sees.",
    caller: sales,
    body: v.strictObject({ id: rowId, text: longText(10_000) }),
    answer: done,
    audit: "order.note",
  },
  "POST /api/admin/bank-file": {
    about:
      "Reads a bank's CSV, camt.053 or MT940 (multipart/form-data, at most 5 MB) and finds the orders that it pays; nothing is booked or kept.",
    caller: sales,
    admits: "itself",
    answer: bankFileAnswer,
    audit: "bank-file.read",
  },
  "POST /api/admin/bank-file/book": {
    about: "Books what somebody confirmed of a bank's file, each booking once.",
    caller: sales,
    body: v.strictObject({
      bookings: v.pipe(
        v.array(
          v.strictObject({
            id: rowId,
            amount: v.pipe(
              v.number("required"),
              v.safeInteger("not_whole"),
              v.minValue(1, "too_few"),
            ),
            currency,
            bankReference: v.pipe(optionalLine(140), v.nonEmpty("required")),
            isAnother: v.optional(v.boolean(), false),
          }),
        ),
        v.minLength(1, "required"),
        v.maxLength(500, "too_many"),
      ),
    }),
    answer: v.strictObject({
      booked: v.number(),
      /** Bank references that were not booked. */
      refused: v.array(text),
    }),
    audit: "bank-file.book",
  },
  "GET /api/admin/goods": {
    about: "Products with their prices and their stock.",
    caller: sales,
    answer: goodsAnswer,
  },
  "GET /api/admin/product": {
    about: "One product with the history of its prices and its stock.",
    caller: sales,
    query: v.object({ id: v.pipe(text, v.regex(/^\d{1,15}$/, "unknown"), v.transform(Number)) }),
    answer: productAnswer,
  },
  "POST /api/admin/product/price": {
    about: "Sets a price in one currency from an instant on; earlier rows stay as they were.",
    caller: sales,
    body: v.strictObject({
      productId,
      currency,
      price: v.pipe(
        v.number("required"),
        v.safeInteger("not_whole"),
        v.minValue(1, "too_few"),
        v.maxValue(10 ** 12, "too_many"),
      ),
      sale: v.optional(sale, null),
      /** A day of the office or an instant; empty: from now on. */
      validFrom: v.optional(v.pipe(text, v.maxLength(40, "too_long")), ""),
    }),
    answer: done,
    audit: "product.price",
  },
  "POST /api/admin/product/stock": {
    about: "Adds to a product's stock, or takes away, with a reason.",
    caller: sales,
    body: v.strictObject({
      productId,
      change: v.pipe(
        v.number("required"),
        v.safeInteger("not_whole"),
        v.minValue(-1_000_000, "too_few"),
        v.maxValue(1_000_000, "too_many"),
      ),
      note: v.pipe(optionalLine(200), v.nonEmpty("required")),
    }),
    answer: done,
    audit: "product.stock",
  },
});

type AnswerOf<Name extends keyof typeof officeCalls> = Answer<(typeof officeCalls)[Name]>;
export type OrdersAnswer = AnswerOf<"GET /api/admin/orders">;
export type OrderAnswer = AnswerOf<"GET /api/admin/order">;
export type BankFileAnswer = AnswerOf<"POST /api/admin/bank-file">;
export type GoodsAnswer = AnswerOf<"GET /api/admin/goods">;
export type ProductAnswer = AnswerOf<"GET /api/admin/product">;
export type OrderFigures = AnswerOf<"GET /api/admin/orders/figures">;
