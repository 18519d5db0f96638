import * as v from "valibot";
import { callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { optionalLine } from "#platform/submissions/field-schemas.ts";
import { currency, done, instant, money, sales, text, written } from "./office-fields.ts";

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

/** Prices and stock of the products. */
export const goodsCalls = callsFor(sales, {
  "GET /api/admin/goods": {
    about: "Products with their prices and their stock.",
    answer: goodsAnswer,
  },
  "GET /api/admin/product": {
    about: "One product with the history of its prices and its stock.",
    query: v.object({ id: v.pipe(text, v.regex(/^\d{1,15}$/, "unknown"), v.transform(Number)) }),
    answer: productAnswer,
  },
  "POST /api/admin/product/price": {
    about:
      "Sets a price in one currency from an instant on, once for each Idempotency-Key where one is sent; earlier rows stay as they were.",
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
    about:
      "Adds to a product's stock, or takes away, with a reason; once for each Idempotency-Key where one is sent.",
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
