import * as v from "valibot";
import { eachOnce } from "#platform/content/words-schema.ts";
import { currencies } from "./product-choices.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Money in the smallest unit of a currency: 290000 is $2,900.00. */
const minorUnits = v.pipe(count, v.minValue(1));

const inEachCurrency = { TRY: minorUnits, EUR: minorUnits, USD: minorUnits };

const saleSchema = v.variant("type", [
  v.strictObject({
    type: v.literal("percent"),
    discount: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)),
  }),
  v.strictObject({ type: v.literal("amount"), discount: v.strictObject(inEachCurrency) }),
]);

/** Net prices of one piece from a day on. */
const pricesSchema = v.pipe(
  v.strictObject({
    from: v.pipe(v.string(), v.isoDate("expected a day such as 2026-11-02")),
    ...inEachCurrency,
    sale: v.optional(saleSchema),
  }),
  v.check(
    ({ sale, ...prices }) =>
      sale?.type !== "amount" ||
      currencies.every((currency) => sale.discount[currency] < prices[currency]),
    "the discount takes the whole price",
  ),
);

const productSchema = v.strictObject({
  /** The number of its entry (content/entries/product). */
  id,
  /** Its first prices; with what was on offer before, since a former price is shown only where it is known. */
  prices: v.pipe(v.array(pricesSchema), v.minLength(1)),
  stock: count,
  /** Which row of the tax tables applies. */
  taxClass: v.picklist(["standard"]),
});

/** What the shop begins with, content/products.json. */
export const catalogueSchema = v.strictObject({
  products: v.pipe(v.array(productSchema), eachOnce("id")),
});

export type Catalogue = v.InferOutput<typeof catalogueSchema>;
export type SeededProduct = Catalogue["products"][number];
