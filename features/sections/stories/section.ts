import { entries, line, text } from "#platform/fields/fields.ts";

/** What customers say, each leading to the whole story. */
export const storiesFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 400 }),
  stories: entries("customer-story"),
  /** What stands there while none is live. */
  none: text({ most: 400 }),
};
