import { line, list, text } from "#platform/fields/fields.ts";

/** What is done and what is not, against each other. */
export const twoListsFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  doHeading: line({ most: 60 }),
  does: list({ text: line({ most: 200 }) }, { most: 12 }),
  dontHeading: line({ most: 60 }),
  donts: list({ text: line({ most: 200 }) }, { most: 12 }),
};
