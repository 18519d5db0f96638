import * as v from "valibot";

export const longestKey = 100;

/** `K7QM-2XPD.signature`, from the order's mail, from the answer to the order or from the account. */
export const orderKey = v.pipe(v.string(), v.maxLength(longestKey, "too_long"));
