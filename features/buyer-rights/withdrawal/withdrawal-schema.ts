import * as v from "valibot";
import { email, line } from "#platform/submissions/field-schemas.ts";

/**
 * All that the law lets us ask: who, which contract, and where the acknowledgement goes (Directive 2011/83/EU
 * art. 11a (2)). The names are those of the API.
 */
export const withdrawalSchema = v.object({
  NameSurname: line(200),
  /** The order's reference, or in words what was ordered. */
  Order: line(200),
  Email: email,
});

export type WithdrawalForm = v.InferOutput<typeof withdrawalSchema>;
