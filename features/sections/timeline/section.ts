import { line, list, text } from "#platform/fields/fields.ts";

/** What happened when, the oldest first. */
export const timelineFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  moments: list({
    /** A year, or words such as “today”. */
    when: line({ most: 30 }),
    heading: line(),
    text: text({ most: 500 }),
  }),
};
