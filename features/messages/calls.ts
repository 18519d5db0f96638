import * as v from "valibot";
import { deliveredMail } from "#features/mailbox/calls.ts";
import { csvQuery } from "#platform/admin/csv-query.ts";
import { endOfSpan, startOfSpan } from "#platform/admin/day-query.ts";
import { rowId } from "#platform/admin/row-id.ts";
import { auditDetails } from "#platform/audit/audit-details.ts";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { pagedAnswer, pageQuery } from "#platform/paging/page-query.ts";
import { searchWords } from "#platform/rules/search-words.ts";
import { line, text } from "#platform/submissions/field-schemas.ts";
import { promisedReceipt } from "#platform/submissions/receipt-schema.ts";
import { contactFormSchema } from "./contact-schema.ts";
import { enquiryKinds } from "./enquiry-fields.ts";
import { enquirySchemas } from "./enquiry-schemas.ts";
import { messageStatuses, statusFilters } from "./message-status.ts";

/** ISO 8601 */
const instant = v.string();
const person = v.strictObject({ id: v.string(), name: v.string() });

/** What a list of messages shows. */
const filter = {
  status: v.optional(v.picklist(statusFilters, "unknown")),
  language: v.optional(v.picklist(languageCodes, "unknown_language")),
  /** An administrator's id, or `nobody`. */
  assignee: v.optional(rowId),
  important: v.optional(v.picklist(["yes"], "unknown")),
  from: v.optional(startOfSpan),
  to: v.optional(endOfSpan),
  q: v.optional(searchWords),
};

const message = {
  id: v.string(),
  reference: v.string(),
  name: v.string(),
  company: v.string(),
  email: v.string(),
  language: v.picklist(languageCodes),
  /** The form that it came by; null: the contact form. */
  source: v.nullable(v.picklist(enquiryKinds)),
  status: v.picklist(messageStatuses),
  isRead: v.boolean(),
  isImportant: v.boolean(),
  createdAt: instant,
  assignee: v.nullable(person),
  /** By when the visitor was promised an answer; null: none is owed. In one message it stays when it is answered. */
  dueAt: v.nullable(instant),
  isOverdue: v.boolean(),
  /** When it is erased by itself, since it is taken for spam; null: it is not. */
  erasedAt: v.nullable(instant),
};

/** What waits for somebody: `unread`, and `spam` that nobody has opened, up to 10,000; `overdue` up to 1,000. */
const counts = { unread: v.number(), spam: v.number(), overdue: v.number() };

const listedMessage = v.strictObject({
  ...message,
  excerpt: v.string(),
  /** The newest mail to whoever wrote was given up. */
  isUndelivered: v.boolean(),
});

/** Who changed a message last, and how, as the log tells it; looks do not count. */
const lastChange = v.strictObject({
  id: v.string(),
  /** Another one is another state of the message; empty: nobody has changed it. */
  version: v.string(),
  what: v.nullable(v.string()),
  by: v.nullable(v.string()),
  /** By whoever asks. */
  isOwn: v.boolean(),
  details: v.nullable(auditDetails),
});

const written = { id: v.string(), text: v.string(), by: v.string(), at: instant };
/** What the visitor was answered by mail; `mailId` in the outbox, `state` of that mail, null where it is gone. */
const reply = v.strictObject({
  ...written,
  mailId: v.string(),
  state: v.nullable(deliveredMail.entries.state),
});

const openMessage = v.strictObject({
  /** As in the last change. */
  version: v.string(),
  message: v.strictObject({
    ...message,
    phone: v.string(),
    message: v.string(),
    firstAnswerAt: v.nullable(instant),
    /** Where the visitor came from. */
    campaign: v.nullable(
      v.strictObject({
        firstPage: v.optional(v.string()),
        utm: v.optional(v.record(v.string(), v.string())),
      }),
    ),
  }),
  mails: v.array(deliveredMail),
  replies: v.array(reply),
  /** What administrators tell each other. */
  notes: v.array(v.strictObject(written)),
  /** What was done with the message, from the log. */
  events: v.array(
    v.strictObject({
      at: instant,
      by: v.string(),
      what: v.string(),
      details: v.nullable(auditDetails),
    }),
  ),
});

/** A text to begin with; the page fills in `{name}` and `{reference}`. */
const replyTemplate = v.strictObject({
  key: v.string(),
  name: v.string(),
  subject: v.string(),
  text: v.string(),
});

const done = v.strictObject({});

export const messageCalls = callsFor(["sales"], {
  "POST /api/v1/Site/ContactForm/Create": {
    about: "Takes a message of the contact form; a plain form post is answered with a page.",
    caller: "anyone",
    admits: "itself",
    texts: contactFormSchema,
    answer: promisedReceipt,
  },
  "POST /api/partners": {
    about: "Takes a message of the form for partners; a plain form post is answered with a page.",
    caller: "anyone",
    admits: "itself",
    texts: enquirySchemas.partner,
    answer: promisedReceipt,
  },
  "POST /api/projects": {
    about:
      "Takes a message of the form that asks about a project; a plain form post is answered with a page.",
    caller: "anyone",
    admits: "itself",
    texts: enquirySchemas.project,
    answer: promisedReceipt,
  },
  "GET /api/admin/inbox": {
    about: "The messages that a filter shows, the newest first, and what waits for somebody.",
    query: v.object({ ...filter, ...pageQuery }),
    answer: v.strictObject({ ...pagedAnswer(listedMessage).entries, ...counts }),
    audit: "inbox.list",
  },
  "GET /api/admin/inbox/changes": {
    about: "What is new since an instant, and who changed a message last.",
    query: v.object({ since: v.optional(startOfSpan), message: v.optional(rowId) }),
    answer: v.strictObject({
      ...counts,
      /** When the newest message came in; null: none since then. */
      newest: v.nullable(instant),
      /** `since` of the next question. */
      now: instant,
      /** Null: none was asked about. */
      message: v.nullable(lastChange),
    }),
  },
  "GET /api/admin/inbox/export": {
    about: "The messages that a filter shows as a table for other programs.",
    query: v.object({ ...filter, ...csvQuery }),
    answer: { mediaType: "text/csv" },
    audit: "inbox.export",
  },
  "GET /api/admin/message": {
    about: "A message with all that belongs to it.",
    query: v.object({ id: rowId }),
    answer: openMessage,
    audit: "message.view",
  },
  "GET /api/admin/message/neighbours": {
    about: "The messages before and after one among those that a filter shows.",
    query: v.object({ id: rowId, ...filter }),
    answer: v.strictObject({ newer: v.nullable(v.string()), older: v.nullable(v.string()) }),
  },
  "GET /api/admin/reply-templates": {
    about: "Texts to begin a reply with, in a language.",
    query: v.object({ language: filter.language }),
    answer: v.array(replyTemplate),
  },
  "GET /api/admin/admins": {
    about: "Whom a message can be given to.",
    answer: v.array(person),
  },
  "POST /api/admin/message/status": {
    about: "Sets the status; a message that leaves spam is mailed now.",
    body: v.strictObject({ id: rowId, status: v.picklist(messageStatuses, "unknown") }),
    answer: done,
    audit: "message.status",
  },
  "POST /api/admin/message/assign": {
    about: "Gives a message to an administrator, or to nobody.",
    body: v.strictObject({ id: rowId, userId: v.nullable(rowId) }),
    answer: done,
    audit: "message.assign",
  },
  "POST /api/admin/message/note": {
    about:
      "Writes down what only administrators read, once for each Idempotency-Key where one is sent.",
    body: v.strictObject({ id: rowId, text: text(10_000) }),
    answer: done,
    audit: "message.note",
  },
  "POST /api/admin/message/spam": {
    about: "Takes a message for spam, or lets it in as a new one.",
    body: v.strictObject({ id: rowId, spam: v.boolean("required") }),
    answer: done,
    audit: "message.spam",
  },
  "POST /api/admin/message/read": {
    about: "Somebody has it before their eyes.",
    body: v.strictObject({ id: rowId }),
    answer: done,
    audit: "message.read",
  },
  "POST /api/admin/message/unread": {
    about: "As if nobody had opened it.",
    body: v.strictObject({ id: rowId }),
    answer: done,
    audit: "message.unread",
  },
  "POST /api/admin/message/important": {
    about: "Marks a message as important for everybody, or takes the mark away.",
    body: v.strictObject({ id: rowId, important: v.boolean("required") }),
    answer: done,
    audit: "message.important",
  },
  "POST /api/admin/message/delete": {
    about: "Removes a message with its thread and its mails.",
    body: v.strictObject({ id: rowId }),
    answer: done,
    audit: "message.delete",
  },
  "POST /api/admin/message/reply": {
    about:
      "Answers by mail, once for each Idempotency-Key; 409 where somebody else has answered meanwhile.",
    body: v.strictObject({
      id: rowId,
      subject: line(150),
      text: text(10_000),
      /** The newest reply that the writer saw, null for none; absent: nobody is asked. */
      seen: v.optional(v.nullable(rowId)),
    }),
    answer: done,
    audit: "message.reply",
  },
});

type AnswerOf<Name extends keyof typeof messageCalls> = Answer<(typeof messageCalls)[Name]>;

export type Person = v.InferOutput<typeof person>;
export type InboxItem = v.InferOutput<typeof listedMessage>;
export type InboxCounts = Record<keyof typeof counts, number>;
export type InboxChanges = AnswerOf<"GET /api/admin/inbox/changes">;
export type Neighbours = AnswerOf<"GET /api/admin/message/neighbours">;
export type MessageAnswer = v.InferOutput<typeof openMessage>;
export type Message = MessageAnswer["message"];
export type Reply = v.InferOutput<typeof reply>;
export type Note = MessageAnswer["notes"][number];
export type MessageEvent = MessageAnswer["events"][number];
export type ReplyTemplate = v.InferOutput<typeof replyTemplate>;
