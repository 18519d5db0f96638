import * as v from "valibot";

/** A number of an address: digits alone, from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, "out_of_range"),
    v.transform(Number),
    v.minValue(min, "out_of_range"),
    v.maxValue(max, "out_of_range"),
  );
