import * as v from "valibot";
import { type Answer, defineCalls } from "#platform/http/call.ts";
import { pagedAnswer, pageQuery } from "#platform/paging/page-query.ts";
import { shownOrder } from "../calls.ts";

/** `key`: for the calls that are open to whoever has the signed link. */
const ownOrder = v.strictObject({ ...shownOrder.entries, key: v.string() });

/** Of whoever is signed in: ordered with the account, or with an address that the account has confirmed. */
export const orderAccountCalls = defineCalls({
  "GET /api/account/orders": {
    about: "The own orders, the newest first; or those alone that are worked on.",
    caller: "signed-in",
    query: v.object({ ...pageQuery, work: v.optional(v.picklist(["yes"], "unknown")) }),
    answer: pagedAnswer(ownOrder),
  },
});

export type OwnOrders = Answer<(typeof orderAccountCalls)["GET /api/account/orders"]>;
export type OwnOrder = OwnOrders["items"][number];
