import { line, text } from "#platform/fields/fields.ts";

/** One sentence that carries a page. */
export const quotationFields = {
  /** Where it is from. */
  heading: line({ most: 80 }),
  words: text({ most: 400 }),
  who: line({ required: false }),
};
