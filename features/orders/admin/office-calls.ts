import * as v from "valibot";
import { deliveredMail } from "#features/mailbox/calls.ts";
import { csvQuery } from "#platform/admin/csv-query.ts";
import { endOfSpan, startOfSpan } from "#platform/admin/day-query.ts";
import { rowId } from "#platform/admin/row-id.ts";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { pagedAnswer, pageQuery } from "#platform/paging/page-query.ts";
import { searchWords } from "#platform/rules/search-words.ts";
import { text as longText } from "#platform/submissions/field-schemas.ts";
import { shownBuyer } from "../calls.ts";
import { shownFile, shownMessage } from "../talk/talk-fields.ts";
import { bankFileCalls } from "./bank-file-calls.ts";
import { goodsCalls } from "./goods-calls.ts";
import { currency, done, instant, money, sales, state, text, written } from "./office-fields.ts";

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

const calls = callsFor(sales, {
  "GET /api/admin/orders": {
    about: "The orders, the newest first.",
    query: v.object({ ...filter, ...pageQuery }),
    answer: pagedAnswer(
      // The newest mail to the buyer was given up.
      v.strictObject({ ...listed, isUndelivered: v.boolean() }),
    ),
    audit: "orders.list",
  },
  "GET /api/admin/orders/export": {
    about: "What the filter shows as CSV, without anybody's identity number.",
    query: v.object({ ...filter, ...csvQuery }),
    answer: { mediaType: "text/csv" },
    audit: "orders.export",
  },
  "GET /api/admin/orders/figures": {
    about: "Orders, turnover, open amounts and time to payment since an instant.",
    query: v.object({ from: v.optional(startOfSpan) }),
    answer: figures,
  },
  "GET /api/admin/order": {
    about: "One order with all that belongs to it.",
    query: v.object({ id: rowId }),
    answer: orderAnswer,
    audit: "order.view",
  },
  "GET /api/admin/order/identity": {
    about: "The buyer's identity number, which stands nowhere else.",
    query: v.object({ id: rowId }),
    answer: v.strictObject({ identityNumber: text }),
    audit: "order.identity",
  },
  "POST /api/admin/order/note": {
    about: "Writes a note that no buyer sees, once for each Idempotency-Key where one is sent.",
    body: v.strictObject({ id: rowId, text: longText(10_000) }),
    answer: done,
    audit: "order.note",
  },
});

/** All calls of the back office about orders, in the order of their document. */
export const officeCalls = { ...calls, ...bankFileCalls, ...goodsCalls };

type AnswerOf<Name extends keyof typeof officeCalls> = Answer<(typeof officeCalls)[Name]>;
export type OrdersAnswer = AnswerOf<"GET /api/admin/orders">;
export type OrderAnswer = AnswerOf<"GET /api/admin/order">;
export type BankFileAnswer = AnswerOf<"POST /api/admin/bank-file">;
export type GoodsAnswer = AnswerOf<"GET /api/admin/goods">;
export type ProductAnswer = AnswerOf<"GET /api/admin/product">;
export type OrderFigures = AnswerOf<"GET /api/admin/orders/figures">;
