import { code, line, list, text } from "#platform/fields/fields.ts";

/** Lines of a program, and beside them what they do. */
export const codeSampleFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  /** What the lines are: a file's name, a language. */
  caption: line({ translated: false, most: 60 }),
  lines: code({ most: 1_500 }),
  points: list({ text: line({ most: 160 }) }, { required: false, most: 6 }),
};
