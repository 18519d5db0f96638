import * as v from "valibot";

/** What a row of a list can be called. */
export const rowId = v.pipe(v.string("required"), v.regex(/^[\w-]{1,64}$/, "unknown"));
