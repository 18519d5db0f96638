import { line, list, text } from "#platform/fields/fields.ts";

const cell = () => line({ most: 140 });

const row = { topic: line({ most: 70 }), first: cell(), second: cell(), third: cell() };

/** Three things against each other, line by line, in words. */
export const comparisonFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  /** Of its first column. */
  topic: line({ most: 40 }),
  firstName: line({ most: 40 }),
  secondName: line({ most: 40 }),
  thirdName: line({ most: 40 }),
  rows: list(row),
};
