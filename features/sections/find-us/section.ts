import { line, list, text } from "#platform/fields/fields.ts";

/** Where the offices are (content/site.json), drawn, and how one gets there. */
export const findUsFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  /** What the map shows, for those who do not see it. */
  map: line({ most: 250 }),
  /** What the drawing is not. */
  note: line({ required: false, most: 160 }),
  ways: list({ name: line({ most: 60 }), text: text({ most: 300 }) }, { required: false }),
};
