/** What the API answers about mails; instants are ISO 8601 texts. */

/** States of a mail in the outbox. */
export const mailStates = ["waiting", "sent", "failed"] as const;

/** One try to hand a mail over. */
export interface Attempt {
  at: string;
  outcome: "accepted" | "deferred" | "refused" | "server-down";
  /** What the mail server said. */
  answer: string | null;
}

/** A mail that belongs to a message, with its tries. */
export interface MessageMail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  state: string;
  attempts: Attempt[];
  sentAt: string | null;
}

/** A mail as the list shows it; `attempts` counts its tries. */
export interface OutboxItem {
  id: string;
  kind: string;
  to: string;
  subject: string;
  state: string;
  createdAt: string;
  sentAt: string | null;
  attempts: number;
}

/** One mail of the outbox in full; its HTML has an address of its own. */
export interface MailAnswer extends Omit<OutboxItem, "attempts"> {
  headers: { name: string; value: string }[];
  text: string;
  attempts: Attempt[];
}
