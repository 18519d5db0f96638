import * as v from "valibot";
import { deliveredMail } from "#features/mailbox/calls.ts";
import { rowId } from "#platform/admin/row-id.ts";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { pagedAnswer, pageQuery } from "#platform/paging/page-query.ts";
import { receipt } from "#platform/submissions/receipt-schema.ts";

const listed = {
  id: v.string(),
  reference: v.string(),
  position: v.string(),
  name: v.string(),
  email: v.string(),
  language: v.picklist(languageCodes),
  isSpam: v.boolean(),
  /** ISO 8601 */
  createdAt: v.string(),
  /** When it is erased by itself. */
  erasedAt: v.string(),
};

const one = { id: rowId };

export const applicationCalls = callsFor("Admin", {
  "POST /api/applications": {
    about:
      "Takes an application with one file (multipart/form-data: PDF, DOCX or ODT of at most 10 MB); a plain form post is answered with a page.",
    caller: "anyone",
    admits: "itself",
    answer: receipt,
  },
  "GET /api/admin/applications": {
    about: "The applications, the newest first.",
    query: v.object(pageQuery),
    answer: pagedAnswer(
      // The newest mail to who applied was given up.
      v.strictObject({ ...listed, isUndelivered: v.boolean() }),
    ),
    audit: "applications.list",
  },
  "GET /api/admin/application": {
    about: "One application with what became of its mails.",
    query: v.object(one),
    answer: v.strictObject({
      application: v.strictObject({
        ...listed,
        phone: v.string(),
        message: v.string(),
        file: v.strictObject({ name: v.string(), kind: v.string(), bytes: v.number() }),
      }),
      mails: v.array(deliveredMail),
    }),
    audit: "application.view",
  },
  "GET /api/admin/application/file": {
    about: "Its file, as an attachment under a name of ours.",
    query: v.object(one),
    answer: { mediaType: "application/octet-stream" },
    audit: "application.file",
  },
  "POST /api/admin/application/delete": {
    about: "Erases an application with its file and its mails.",
    body: v.strictObject(one),
    answer: v.strictObject({}),
    audit: "application.delete",
  },
});

export type ApplicationsAnswer = Answer<(typeof applicationCalls)["GET /api/admin/applications"]>;
export type ApplicationAnswer = Answer<(typeof applicationCalls)["GET /api/admin/application"]>;
