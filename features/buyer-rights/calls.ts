import * as v from "valibot";
import { rowId } from "#platform/admin/row-id.ts";
import { callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { pagedAnswer, pageQuery } from "#platform/paging/page-query.ts";
import { receipt } from "#platform/submissions/receipt-schema.ts";

/** ISO 8601 */
const instant = v.string();

const withdrawal = v.strictObject({
  id: v.string(),
  reference: v.string(),
  name: v.string(),
  email: v.string(),
  language: v.picklist(languageCodes),
  /** As it was typed. */
  typedOrder: v.string(),
  /** The order of that reference; null: there is none. */
  order: v.nullable(v.strictObject({ id: v.string(), reference: v.string(), state: v.string() })),
  at: instant,
  /** Until when what was paid goes back, where the right exists. */
  repayUntil: instant,
  settled: v.nullable(v.strictObject({ at: instant, by: v.string() })),
  /** Its acknowledgement was given up. */
  isUndelivered: v.boolean(),
});

export const buyerRightsCalls = callsFor(["sales"], {
  "POST /api/shop/withdrawal": {
    about:
      "Takes the declaration that somebody withdraws from a contract, and acknowledges it by mail; a plain form post is answered with a page.",
    caller: "anyone",
    admits: "itself",
    answer: receipt,
  },
  "GET /api/admin/withdrawals": {
    about: "The withdrawals, the newest first, or those alone that wait for somebody.",
    query: v.object({ ...pageQuery, open: v.optional(v.picklist(["yes"], "unknown")) }),
    answer: pagedAnswer(withdrawal),
    audit: "withdrawals.list",
  },
  "POST /api/admin/withdrawal/settle": {
    about: "Marks a withdrawal as settled; what becomes of its order is said there.",
    body: v.strictObject({ id: rowId }),
    answer: v.strictObject({}),
    audit: "withdrawal.settle",
  },
});
