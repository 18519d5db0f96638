import * as v from "valibot";
import { rowId } from "#platform/admin/row-id.ts";
import { callsFor } from "#platform/http/call.ts";
import { text } from "#platform/submissions/field-schemas.ts";
import { orderKey } from "../order-key.ts";
import { shownMessage } from "./talk-fields.ts";
import { longestMessage } from "./talk-limits.ts";

const file = { mediaType: "application/octet-stream" };
const done = v.strictObject({});

/** What buyer and company tell and give each other about an order. */
export const talkCalls = callsFor(["sales"], {
  "POST /api/shop/order/message": {
    about:
      "Writes to the company about an order, for whoever has its signed link, once for each Idempotency-Key where one is sent; the same text again is one message.",
    caller: "anyone",
    body: v.strictObject({ order: orderKey, text: text(longestMessage) }),
    answer: v.strictObject({ messages: v.array(shownMessage) }),
  },
  "GET /api/shop/order/file": {
    about: "A file that the company gave to an order, as an attachment.",
    caller: "anyone",
    query: v.object({ order: orderKey, id: rowId }),
    answer: file,
  },
  "POST /api/admin/order/message": {
    about:
      "Writes to the buyer, who gets it by mail and sees it at the order, once for each Idempotency-Key where one is sent.",
    body: v.strictObject({ id: rowId, text: text(longestMessage) }),
    answer: done,
    audit: "order.message",
  },
  "POST /api/admin/order/file": {
    about:
      "Gives the buyer a file (multipart/form-data with `id` and `file`: PDF, DOCX or ODT of at most 10 MB), and says so by mail; once for each Idempotency-Key where one is sent.",
    admits: "itself",
    answer: done,
    audit: "order.file",
  },
  "GET /api/admin/order/file": {
    about: "A file of an order, as an attachment.",
    query: v.object({ id: rowId }),
    answer: file,
    audit: "order.file-view",
  },
  "POST /api/admin/order/file/delete": {
    about: "Takes a file of an order away again.",
    body: v.strictObject({ id: rowId }),
    answer: done,
    audit: "order.file-delete",
  },
});
