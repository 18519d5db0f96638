import { entries, line, text } from "#platform/fields/fields.ts";

/** Open positions. */
export const jobsFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  jobs: entries("job"),
  /** While no position is open. */
  none: text({ most: 400 }),
};
