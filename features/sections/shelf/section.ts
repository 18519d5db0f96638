import type { ShownValues } from "#platform/fields/field.ts";
import { line, number, text } from "#platform/fields/fields.ts";
import { twoWays } from "../two-ways.ts";

/** Products of one category of the catalogue (content/products.json). */
export const shelfFields = {
  heading: line(),
  text: text({ required: false, most: 300 }),
  /** Nothing said: all categories. */
  category: number({ required: false }),
  ...twoWays,
};

export type ShelfValues = ShownValues<typeof shelfFields>;
