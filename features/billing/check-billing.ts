import * as v from "valibot";
import { type BillingField, type BillingFields, billingFields } from "./billing-fields.ts";

/** Field → the code of what is wrong with it. */
export type BillingErrors = Partial<Record<BillingField, string>>;

const names = Object.keys(billingFields.entries) as BillingField[];

/** What a form holds, where all of it is right; what it does not ask for counts as empty. */
export function checkBilling(form: FormData): { fields?: BillingFields; errors: BillingErrors } {
  const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")]));
  // All of it, so that what depends on the country is told together with what is empty.
  const result = v.safeParse(billingFields, typed);
  if (result.success) return { fields: result.output, errors: {} };
  return { errors: firstErrors(v.flatten<typeof billingFields>(result.issues).nested ?? {}) };
}

/** The first code of each field. */
export function firstErrors(errors: { [name: string]: string[] | undefined }): BillingErrors {
  const known = names.filter((name) => errors[name]?.length);
  return Object.fromEntries(known.map((name) => [name, errors[name]?.[0]]));
}
