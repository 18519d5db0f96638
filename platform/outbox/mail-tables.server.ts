import type { LanguageCode } from "#platform/language/languages.ts";

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
    /** `company`: goes to whatever MAIL_TO says when it is sent; `recipient` is then empty. */
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
