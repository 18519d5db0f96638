import type { LanguageCode } from "#platform/language/languages.ts";
import type { TableData } from "#platform/personal-data/table-data.ts";

/**
 * What became of one try. `deferred` and `refused` are about this mail, for now and for good;
 * `server-down` is about the mail server, whatever the mail.
 */
export type SendOutcome = "accepted" | "deferred" | "refused" | "server-down";

/** Instants are milliseconds since 1970 (UTC). */
export interface MailTables {
  mail: {
    id: string;
    /** The Message-ID header: fixed when the mail is written, so that a second delivery is recognised. */
    message_id: string;
    kind: string;
    /**
     * `company`: goes to whatever MAIL_TO says when it is sent; `recipient` is then empty, or the one address of it that
     * the mail is still owed to (owed-mails.server.ts).
     */
    audience: "company" | "visitor";
    recipient: string;
    /** Lower case, made here and not by the database, whose Turkish locale would turn I into ı. */
    recipient_key: string;
    reply_to: string | null;
    language: LanguageCode;
    subject: string;
    body_text: string;
    body_html: string;
    /** Further headers as a JSON object, e.g. List-Unsubscribe. */
    headers: string;
    /** The message or capture that it belongs to. */
    about_id: string;
    /**
     * Who asked for it, where anybody can with somebody's address: a signature of the visitor, or a user's id. Null:
     * nobody did, or an earlier release wrote it.
     */
    asked_by: string | null;
    state: "waiting" | "sent" | "failed";
    attempts: number;
    next_attempt_at: number;
    /** 0: free. Else held by a worker, who writes a later instant here again and again (abandoned-mails.server.ts). */
    lease_until: number;
    last_attempt_at: number | null;
    last_outcome: SendOutcome | null;
    created_at: number;
    sent_at: number | null;
    /** The mail server's last words. */
    last_answer: string | null;
  };
  mail_attempt: {
    id: string;
    mail_id: string;
    at: number;
    outcome: SendOutcome;
    answer: string;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends MailTables {}
}

/** A mail as it lies in the outbox. */
export type OutboxMail = MailTables["mail"];

const ofMails = {
  bases: ["contract", "legitimate-interest", "consent"],
  groups: ["visitor", "applicant", "subscriber", "account-holder", "buyer", "employee"],
  receivers: ["hosting", "mail-provider"],
  place: "database",
  end: "delete",
} as const;

/** What a mail belongs to, and goes with. */
const mailedAbout = [
  ...["contact_message", "email_capture", "user", "job_application"],
  ...["shop_order", "withdrawal"],
];

/** What goes to people by mail, and to the company about them. */
export const mailData: readonly TableData[] = [
  {
    table: "mail",
    persons: [
      { column: "recipient_key", holds: "email-key" },
      { column: "about_id", holds: "contact_message" },
      { column: "about_id", holds: "email_capture" },
      { column: "about_id", holds: "user" },
      { column: "about_id", holds: "job_application" },
      { column: "about_id", holds: "shop_order" },
      { column: "about_id", holds: "withdrawal" },
    ],
    personal: [
      {
        ...ofMails,
        columns: ["recipient", "recipient_key", "reply_to", "language"],
        purpose: "delivery",
        category: "contact",
        keep: { with: mailedAbout },
      },
      {
        ...ofMails,
        columns: ["subject", "body_text", "body_html", "headers", "last_answer"],
        purpose: "delivery",
        category: "content",
        keep: { with: mailedAbout },
      },
      {
        ...ofMails,
        columns: ["asked_by"],
        purpose: "mail-limit",
        bases: ["legitimate-interest"],
        category: "security",
        groups: ["visitor", "subscriber", "account-holder"],
        receivers: ["hosting"],
        keep: { hours: 24, from: "created_at" },
        end: "anonymise",
      },
    ],
    technical: [
      ...["id", "message_id", "kind", "audience", "about_id", "state", "attempts"],
      ...["next_attempt_at", "lease_until", "last_attempt_at", "last_outcome"],
      ...["created_at", "sent_at"],
    ],
  },
  {
    table: "mail_attempt",
    persons: [{ column: "mail_id", holds: "mail" }],
    personal: [
      {
        ...ofMails,
        // A mail server's answer often names the address.
        columns: ["answer"],
        purpose: "delivery",
        category: "contact",
        receivers: ["hosting"],
        keep: { with: ["mail"] },
      },
    ],
    technical: ["id", "mail_id", "at", "outcome"],
  },
];
