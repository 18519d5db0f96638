import * as v from "valibot";
import { rowId } from "#platform/admin/row-id.ts";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { billingFields } from "./billing-fields.ts";

const addresses = v.strictObject({
  /** The one that is used where nobody chooses comes first. */
  addresses: v.array(
    v.strictObject({ id: v.string(), isDefault: v.boolean(), ...billingFields.entries }),
  ),
});

const one = { params: v.object({ id: rowId }), answer: addresses } as const;

export const billingCalls = callsFor("signed-in", {
  "GET /api/account/billing-addresses": {
    about: "Whom invoices may be made out to.",
    answer: addresses,
  },
  "POST /api/account/billing-addresses": {
    about: "Adds one; the same once more changes nothing.",
    texts: billingFields,
    answer: addresses,
  },
  "PUT /api/account/billing-addresses/:id": { ...one, about: "Changes one.", texts: billingFields },
  "POST /api/account/billing-addresses/:id/default": {
    ...one,
    about: "Uses this one where nobody chooses.",
  },
  "DELETE /api/account/billing-addresses/:id": { ...one, about: "Removes one." },
});

export type BillingAddresses = Answer<(typeof billingCalls)["GET /api/account/billing-addresses"]>;
export type BillingAddress = BillingAddresses["addresses"][number];
