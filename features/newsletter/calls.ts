import * as v from "valibot";
import { csvQuery } from "#platform/admin/csv-query.ts";
import { rowId } from "#platform/admin/row-id.ts";
import { callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { pagedAnswer, pageQuery } from "#platform/paging/page-query.ts";
import { searchWords } from "#platform/rules/search-words.ts";
import { email } from "#platform/submissions/field-schemas.ts";
import { receipt } from "#platform/submissions/receipt-schema.ts";
import { subscriberStates } from "./subscriber-states.ts";
import { wantedOptions } from "./wanted.ts";

/** What a visitor fills in, and what they want for it: the scope checklist at once, or our news from now on. */
export const newsletterFields = v.object({
  Email: email,
  Wants: v.optional(v.fallback(v.picklist(wantedOptions), "news")),
});

/** ISO 8601 */
const instant = v.nullable(v.string());

const subscriber = v.strictObject({
  id: v.string(),
  email: v.string(),
  language: v.picklist(languageCodes),
  state: v.picklist(subscriberStates),
  /** What the visitor read beside the field: the proof of what was agreed to. */
  wording: v.string(),
  createdAt: v.string(),
  confirmedAt: instant,
  unsubscribedAt: instant,
});

/** `q` is a part of the address; all states but spam where none is named. */
const filter = {
  state: v.optional(v.picklist(subscriberStates, "unknown")),
  q: v.optional(searchWords),
};

/** From the link in a mail. */
const token = v.object({ token: v.optional(v.string()) });

export const newsletterCalls = callsFor("Admin", {
  "POST /api/v1/Site/ContactEmail/Create": {
    about:
      "Takes an address and asks its owner by mail; a plain form post is answered with a page.",
    caller: "anyone",
    admits: "itself",
    texts: newsletterFields,
    answer: receipt,
  },
  "POST /newsletter/confirm": {
    about: "The button behind a confirmation mail's link.",
    caller: "anyone",
    onPage: true,
    admits: "itself",
    query: token,
    answer: { mediaType: "text/html" },
  },
  "POST /newsletter/unsubscribe": {
    about: "The button behind the unsubscribe link, and a mail program's one click (RFC 8058).",
    caller: "anyone",
    onPage: true,
    admits: "itself",
    query: token,
    answer: { mediaType: "text/html" },
  },
  "GET /api/admin/emails": {
    about: "The addresses that visitors left, the newest first.",
    query: v.object({ ...filter, ...pageQuery }),
    answer: pagedAnswer(subscriber),
    audit: "emails.list",
  },
  "GET /api/admin/emails/export": {
    about: "The same as a table for other programs.",
    query: v.object({ ...filter, ...csvQuery }),
    answer: { mediaType: "text/csv" },
    audit: "emails.export",
  },
  "POST /api/admin/email/delete": {
    about: "Erases an address with the proof of its consent and the mails about it.",
    body: v.strictObject({ id: rowId }),
    answer: v.strictObject({}),
    audit: "email.delete",
  },
});
