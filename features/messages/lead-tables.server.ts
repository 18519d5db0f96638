import type { LanguageCode } from "#platform/language/languages.ts";

export const messageStatuses = ["new", "in_progress", "answered", "spam"] as const;
export type MessageStatus = (typeof messageStatuses)[number];
/** What people see unless they ask for spam. */
export const ordinaryStatuses = messageStatuses.filter((status) => status !== "spam");
/** Somebody has to do something about them. */
export const openStatuses = ["new", "in_progress"] as const satisfies MessageStatus[];
/** A message that the site sent to itself: it stands in no list and is counted nowhere, because no list asks for it. */
export const selfTestStatus = "self_test";

/** Instants are milliseconds since 1970 (UTC); truth values are 0 and 1, on both engines. */
export interface LeadTables {
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
  /** One row an address; what it agreed to, and when, is the proof of consent. */
  email_capture: {
    id: string;
    reference: string;
    email: string;
    /** Lower case, so that `A@b.c` and `a@b.c` are one person's address. */
    email_key: string;
    language: LanguageCode;
    state: "waiting" | "confirmed" | "unsubscribed" | "spam";
    wording: string;
    confirm_token_hash: string | null;
    confirm_until: number | null;
    created_at: number;
    confirmed_at: number | null;
    unsubscribed_at: number | null;
  };
  /** A retry after a lost answer is stored once and answered the same (kept 24 hours). */
  idempotency_key: {
    scope: string;
    key: string;
    body_hash: string;
    reference: string;
    created_at: number;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends LeadTables {}
}
