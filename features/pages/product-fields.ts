import { productCategories, productPictureNames } from "#features/catalogue/product-choices.ts";
import { drawingNames } from "#features/sections/drawing-names.ts";
import type { ShownValues } from "#platform/fields/field.ts";
import {
  choice,
  drawing,
  line,
  list,
  number,
  richText,
  text,
  toggle,
} from "#platform/fields/fields.ts";

const item = { what: line({ most: 160 }) };
const questionFields = { question: line({ most: 140 }), answer: richText({ most: 1_500 }) };

/** What a product says beside title and description. Price and stock are the shop's own (features/catalogue). */
export const productFields = {
  /** Its number: of its address, of carts and of orders. It stays. */
  product: number({ least: 1, most: 999_999_999, whole: true }),
  category: choice(productCategories),
  /** What one gets, in a few words: length, size, number of people. */
  scope: line({ most: 60 }),
  picture: drawing(productPictureNames),
  isNew: toggle(),
  /** More drawings, with what they show. */
  gallery: list(
    { drawing: drawing(drawingNames), caption: line({ most: 100 }) },
    { required: false, most: 4 },
  ),
  included: list(item, { most: 10 }),
  /** What one could take for a part of it. */
  excluded: list(item, { most: 8 }),
  duration: line({ most: 80 }),
  /** What we need from the customer. */
  needs: list(item, { most: 8 }),
  /** By what both sides see that it is done. */
  acceptance: text({ most: 500 }),
  after: text({ most: 500 }),
  questions: list(questionFields, { required: false, most: 8 }),
};

export type ProductValues = ShownValues<typeof productFields>;
