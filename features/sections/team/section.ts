import { entries, line, text } from "#platform/fields/fields.ts";

/** People as cards. */
export const teamFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  people: entries("person"),
  /** In place of the cards while nobody is shown. */
  none: text({ most: 400 }),
};
