import type { Feature } from "#platform/feature.server.ts";
import { found } from "#platform/http/problem.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import {
  addAddress,
  changeAddress,
  chooseAddress,
  listAddresses,
  removeAddress,
} from "./billing-addresses.server.ts";
import { billingData } from "./billing-tables.server.ts";
import { billingCalls } from "./calls.ts";

/** Whom the invoices of an account are made out to. */
export const billingFeature: Feature = {
  name: "billing",
  calls: billingCalls,
  data: billingData,
  create: ({ store, now }) => ({
    calls: serveCalls(billingCalls, {
      "GET /api/account/billing-addresses": ({ by }) => listAddresses(store.read, by.user.id),
      "POST /api/account/billing-addresses": ({ by, body }) =>
        store.write((trx) => addAddress(trx, by.user.id, body, now())),
      "PUT /api/account/billing-addresses/:id": async ({ by, params: { id }, body }) =>
        found(await store.write((trx) => changeAddress(trx, { userId: by.user.id, id }, body))),
      "POST /api/account/billing-addresses/:id/default": async ({ by, params: { id } }) =>
        found(await store.write((trx) => chooseAddress(trx, { userId: by.user.id, id }))),
      "DELETE /api/account/billing-addresses/:id": ({ by, params: { id } }) =>
        store.write((trx) => removeAddress(trx, { userId: by.user.id, id })),
    }),
  }),
};
