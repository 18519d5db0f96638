import type { DeliveredMail } from "#features/mailbox/calls.ts";
import type { Details, Paged, Person } from "#platform/admin/admin-answers.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** What the API answers about contact messages; instants are ISO 8601 texts. */

/** What people decided about a message; the same as the store keeps (lead-tables.server.ts). */
export const messageStatuses = ["new", "in_progress", "answered", "spam"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** A message as the list shows it. */
export interface InboxItem {
  id: string;
  reference: string;
  name: string;
  company: string;
  email: string;
  language: LanguageCode;
  status: MessageStatus;
  isRead: boolean;
  createdAt: string;
  assignee: Person | null;
  /** By when the visitor was promised an answer; null: none is owed. */
  dueAt: string | null;
  isOverdue: boolean;
  excerpt: string;
}

/** What waits for somebody: `unread`, and `spam` that nobody has opened, up to 10,000; `overdue` up to 1,000. */
export interface InboxCounts {
  unread: number;
  spam: number;
  overdue: number;
}

/** One page of the inbox. */
export interface InboxPage extends Paged<InboxItem>, InboxCounts {}

/** Ids of the messages before and after one in a list; null: there is none. */
export interface Neighbours {
  newer: string | null;
  older: string | null;
}

/** What a page that is open asks every few seconds. */
export interface InboxChanges extends InboxCounts {
  /** When the newest message came in; null: there is none. */
  newest: string | null;
  /** The server's clock: `since` of the next question. */
  now: string;
  /** Of the message that the page shows; null: it shows none. */
  message: LastChange | null;
}

/** Who changed a message last, and how, as the log tells it; looks do not count. */
export interface LastChange {
  id: string;
  /** Another one is another state of the message; empty: nobody has changed it. */
  version: string;
  what: string | null;
  by: string | null;
  /** By whoever asks. */
  isOwn: boolean;
  details: Details | null;
}

/** A message as a whole. `campaign`: where the visitor came from; `dueAt` stays when it is answered. */
export interface Message extends Omit<InboxItem, "excerpt"> {
  phone: string;
  message: string;
  firstAnswerAt: string | null;
  campaign: { firstPage?: string | null; utm?: Record<string, string> } | null;
}

/** What the visitor was answered by mail; `mailId` in the outbox, `state` of that mail. */
export interface Reply {
  id: string;
  text: string;
  by: string | null;
  at: string;
  mailId: string | null;
  state: DeliveredMail["state"] | null;
}

/** What administrators tell each other. */
export interface Note {
  id: string;
  text: string;
  by: string | null;
  at: string;
}

/** What was done with one message, from the log. */
export interface MessageEvent {
  at: string;
  by: string | null;
  /** Action of the log, such as `message.status`. */
  what: string;
  details: Details | null;
}

/** A message with all that belongs to it. */
export interface MessageAnswer {
  /** As in `LastChange`. */
  version: string;
  message: Message;
  mails: DeliveredMail[];
  replies: Reply[];
  notes: Note[];
  events: MessageEvent[];
}

/** A text to begin with; `{name}` and `{reference}` are filled in by the page. */
export interface ReplyTemplate {
  key: string;
  name: string;
  subject: string;
  text: string;
}
