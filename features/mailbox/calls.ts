import * as v from "valibot";
import { rowId } from "#platform/admin/row-id.ts";
import { callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { pagedAnswer, pageQuery } from "#platform/paging/page-query.ts";
import { mailStates } from "./mail-states.ts";

/** ISO 8601 */
const instant = v.string();

/** One try to hand a mail over. */
const attempt = v.strictObject({
  at: instant,
  outcome: v.picklist(["accepted", "deferred", "refused", "server-down"]),
  /** What the mail server said. */
  answer: v.nullable(v.string()),
});

const mail = {
  id: v.string(),
  kind: v.string(),
  to: v.string(),
  subject: v.string(),
  state: v.picklist(mailStates),
  sentAt: v.nullable(instant),
};

/** A mail that belongs to something else, such as a message, with its tries. */
export const deliveredMail = v.strictObject({ ...mail, attempts: v.array(attempt) });

/** `attempts` counts its tries. */
const listedMail = v.strictObject({ ...mail, createdAt: instant, attempts: v.number() });

const shownMail = v.strictObject({
  ...mail,
  language: v.picklist(languageCodes),
  createdAt: instant,
  headers: v.array(v.strictObject({ name: v.string(), value: v.string() })),
  text: v.string(),
  attempts: v.array(attempt),
});

const oneMail = v.object({ id: rowId });

export const mailboxCalls = callsFor("Admin", {
  "GET /api/admin/mails": {
    about: "The mails of the outbox, the newest first.",
    query: v.object({ state: v.optional(v.picklist(mailStates, "unknown")), ...pageQuery }),
    answer: pagedAnswer(listedMail),
    audit: "mail.list",
  },
  "GET /api/admin/mail": {
    about:
      "A mail as its receiver gets it, but for the secrets in its links, with each try to send it.",
    query: oneMail,
    answer: shownMail,
    audit: "mail.view",
  },
  "GET /api/admin/mail/body": {
    about: "Its HTML part as a page that may do nothing.",
    query: oneMail,
    answer: { mediaType: "text/html" },
    audit: "mail.view",
  },
  "POST /api/admin/mail/resend": {
    about:
      "Tries a mail that waits now; of any other sends a copy, where `copy` asks for one (409 else), once for each Idempotency-Key where one is sent.",
    body: v.strictObject({ id: rowId, copy: v.optional(v.boolean("required"), false) }),
    answer: v.strictObject({}),
    audit: "mail.resend",
  },
});

export type Attempt = v.InferOutput<typeof attempt>;
export type DeliveredMail = v.InferOutput<typeof deliveredMail>;
export type ListedMail = v.InferOutput<typeof listedMail>;
export type ShownMail = v.InferOutput<typeof shownMail>;
