import * as v from "valibot";
import { eachOnce, filled, inEachLanguage } from "#platform/content/words-schema.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Money in the smallest unit of a currency: 290000 is $2,900.00. */
const minorUnits = v.pipe(count, v.minValue(1));

const categorySchema = v.strictObject({ id, name: inEachLanguage, text: inEachLanguage });

/** What the shop sells in. Each product has a price of its own in each: nothing is converted. */
export const currencies = ["TRY", "EUR", "USD"] as const;
export type Currency = (typeof currencies)[number];

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
  id,
  categoryId: id,
  name: inEachLanguage,
  /** What one gets, in a few words: length, size, number of people. */
  scope: inEachLanguage,
  description: inEachLanguage,
  /** Names of pictures (features/cart/pictures); the first one stands for the product. */
  images: v.pipe(v.array(filled), v.minLength(1)),
  /** Its first prices; with what was on offer before, since a former price is shown only where it is known. */
  prices: v.pipe(v.array(pricesSchema), v.minLength(1)),
  stock: count,
  /** Which row of the tax tables applies. */
  taxClass: v.picklist(["standard"]),
  tag: v.optional(v.literal("new")),
  /** For goods one can touch; services have none. */
  attributes: v.optional(
    v.strictObject({
      colors: v.optional(v.array(v.strictObject({ name: inEachLanguage }))),
      gender: v.optional(inEachLanguage),
      size: v.optional(filled),
    }),
  ),
  /** What buyers said; absent until somebody did. */
  review: v.optional(
    v.strictObject({
      count: v.pipe(count, v.minValue(1)),
      stars: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    }),
  ),
});

/** What the company sells, content/products.json. */
export const catalogueSchema = v.pipe(
  v.strictObject({
    categories: v.pipe(v.array(categorySchema), eachOnce("id")),
    products: v.pipe(v.array(productSchema), eachOnce("id")),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { categories, products } = dataset.value;
    for (const { id, categoryId } of products)
      if (!categories.some((category) => category.id === categoryId))
        addIssue({ message: `product ${id}: there is no category ${categoryId}` });
  }),
);

export type Catalogue = v.InferOutput<typeof catalogueSchema>;
export type SeededProduct = Catalogue["products"][number];
