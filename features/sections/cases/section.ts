import { choice, entries, line, text } from "#platform/fields/fields.ts";

/** Case studies in one of three lists. */
export const casesFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 400 }),
  look: choice(["masonry", "showcase", "list"]),
  cases: entries("case-study"),
  /** What stands there while none is live. */
  none: text({ most: 400 }),
};
