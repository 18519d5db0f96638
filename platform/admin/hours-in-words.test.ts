import { expect, test } from "vitest";
import { hoursInWords } from "./hours-in-words.ts";

const inEnglish = (value: number | bigint, options: unknown) =>
  new Intl.NumberFormat("en-GB", options as Intl.NumberFormatOptions).format(value);

test.each([
  [0, "1 min"],
  [0.4, "24 mins"],
  [1, "1 hr"],
  [5.25, "5.3 hrs"],
  [60, "2.5 days"],
])("%s hours are %s", (hours, words) => {
  expect(hoursInWords(hours, inEnglish as never)).toBe(words);
});
