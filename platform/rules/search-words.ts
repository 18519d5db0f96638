import * as v from "valibot";
import { isStorable } from "./text-rules.ts";

/** What somebody looks for, as it is typed. PostgreSQL fails on a NUL instead of finding nothing. */
export const searchWords = v.pipe(
  v.string(),
  v.maxLength(200, "too_long"),
  v.check(isStorable, "invalid_text"),
);
