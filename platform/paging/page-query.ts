import * as v from "valibot";
import { wholeNumber } from "#platform/rules/whole-number.ts";
import { type PagePlace, readPlace } from "./page-place.ts";

const place = v.pipe(
  v.string(),
  v.transform(readPlace),
  v.custom<PagePlace>((value) => value !== undefined, "unknown"),
);

/** What every call for a page of a list may be asked with: `after`, the `next` of the page before it, and `limit`. */
export const pageQuery = {
  after: v.optional(place),
  limit: v.optional(wholeNumber(1, 100), "25"),
};

/** One page of a list; `next` is the cursor of the one after it. */
export const pagedAnswer = <const Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({ items: v.array(item), next: v.nullable(v.string()) });
