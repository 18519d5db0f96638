import type { Generated } from "kysely";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { byEmployee } from "#platform/personal-data/employee-data.ts";
import { aboutNobody, type TableData } from "#platform/personal-data/table-data.ts";
import type { EnquiryKind } from "./enquiry-fields.ts";
import type { MessageStatus, selfTestStatus } from "./message-status.ts";

/** Instants are milliseconds since 1970 (UTC); truth values are 0 and 1, on both engines. */
export interface MessageTables {
  contact_message: {
    id: string;
    reference: string;
    name: string;
    email: string;
    phone: string;
    company: string;
    message: string;
    language: LanguageCode;
    /** What our guards thought of it when it came; what people decided is the status. */
    spam: 0 | 1;
    created_at: number;
    status: MessageStatus | typeof selfTestStatus;
    /** When an administrator first opened it. */
    read_at: number | null;
    assignee_id: string | null;
    first_answer_at: number | null;
    /** When people found it to be no spam: the answer is promised from then on. */
    released_at: number | null;
    /** Since when it is taken for spam; null: it is not, or an earlier release wrote it. */
    spam_since: number | null;
    /** People marked it; whatever becomes of it, it stays marked. */
    important: Generated<0 | 1>;
    /** The form that it came by; null: the contact form. */
    source: EnquiryKind | null;
    /** Where the visitor came from, as JSON (campaign.server.ts). */
    campaign: string | null;
    /** Folded letters of all that is searched (search-text.server.ts). */
    search_text: string;
  };
  /** What administrators tell each other about a message. `by_name` stays when the account goes. */
  message_note: {
    id: string;
    message_id: string;
    text: string;
    by_id: string;
    by_name: string;
    at: number;
  };
  /** What the visitor was answered by mail. */
  message_reply: {
    id: string;
    message_id: string;
    /** In the outbox. */
    mail_id: string;
    text: string;
    by_id: string;
    by_name: string;
    at: number;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends MessageTables {}
}

const { keepSpamDays } = wholeSite.messages;

const ofMessages = {
  purpose: "answering",
  bases: ["contract", "legitimate-interest"],
  groups: ["visitor"],
  receivers: ["hosting"],
  place: "database",
  keep: { until: "settled", spam: { hours: keepSpamDays * 24 } },
  end: "delete",
} as const;

/** The team's notice and the visitor's confirmation carry it. */
const ofMailed = { ...ofMessages, receivers: ["hosting", "mail-provider"] } as const;

/** Who of us wrote what about a message, or to the visitor. */
const ofThread = { ...ofMessages, keep: { with: ["contact_message"] } } as const;
const ofUs = { ...byEmployee, end: "delete" } as const;
const threadWriter = { ...ofUs, columns: ["by_id", "by_name", "at"], keep: ofThread.keep } as const;

/** Messages, and what was written about them. */
export const messageData: readonly TableData[] = [
  {
    table: "contact_message",
    persons: [{ column: "email", holds: "email" }],
    personal: [
      { ...ofMailed, columns: ["name", "company"], category: "identity" },
      { ...ofMailed, columns: ["email", "phone", "language"], category: "contact" },
      { ...ofMailed, columns: ["message", "reference", "created_at"], category: "content" },
      { ...ofMessages, columns: ["search_text"], category: "content" },
      {
        ...ofMessages,
        columns: ["campaign"],
        purpose: "campaign",
        bases: ["legitimate-interest"],
        category: "usage",
      },
      { ...ofMessages, columns: ["spam", "status", "important", "source"], category: "content" },
      { ...ofUs, columns: ["assignee_id"], keep: ofMessages.keep },
    ],
    technical: ["id", "read_at", "first_answer_at", "released_at", "spam_since"],
    onSqlite: ["number"],
    searchIndexes: ["contact_search"],
  },
  // Numbers of messages that the search has still to take in.
  { ...aboutNobody("contact_search_waiting"), onSqlite: ["number"] },
  {
    table: "message_note",
    persons: [
      { column: "message_id", holds: "contact_message" },
      { column: "by_id", holds: "user" },
    ],
    personal: [
      { ...ofThread, columns: ["text"], category: "content", groups: ["visitor", "employee"] },
      threadWriter,
    ],
    technical: ["id", "message_id"],
  },
  {
    table: "message_reply",
    persons: [
      { column: "message_id", holds: "contact_message" },
      { column: "by_id", holds: "user" },
    ],
    personal: [
      {
        ...ofThread,
        columns: ["text"],
        category: "content",
        groups: ["visitor", "employee"],
        receivers: ["hosting", "mail-provider"],
      },
      threadWriter,
    ],
    technical: ["id", "message_id", "mail_id"],
  },
];
