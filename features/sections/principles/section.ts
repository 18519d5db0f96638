import { line, list, text } from "#platform/fields/fields.ts";

/** What somebody holds to, and what it costs them. */
export const principlesFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  /** What stands above each price. */
  priceLabel: line({ required: false, most: 40 }),
  principles: list({
    heading: line(),
    text: text({ most: 500 }),
    /** What is given up for it. */
    price: text({ required: false, most: 300 }),
  }),
};
