import * as v from "valibot";
import { email, line } from "#platform/submissions/field-schemas.ts";

/** Where somebody withdraws, without the language. */
export const withdrawPage = "/shop/withdraw";
/** Where the form is sent. */
export const withdrawalAddress = "/api/shop/withdrawal";

/**
 * All that the law lets us ask: who, which contract, and where the acknowledgement goes (Directive 2011/83/EU
 * art. 11a (2)). The names are those of the API.
 */
export const withdrawalSchema = v.object({
  NameSurname: line(100),
  /** The order's reference, or in words what was ordered. */
  Order: line(200),
  Email: email,
});

export type WithdrawalForm = v.InferOutput<typeof withdrawalSchema>;

/** Form control names → fields of the API. */
export const withdrawalControls = {
  name: "NameSurname",
  order: "Order",
  email: "Email",
} as const satisfies Record<string, keyof WithdrawalForm>;
