import type { LanguageCode } from "#features/i18n/languages.ts";

/** What the API under `/api/admin/` answers. Instants are ISO 8601 texts. */

export interface Person {
  id: string;
  name: string;
}

/** One page of a list; `next` is the cursor of the one after it. */
export interface Paged<Item> {
  items: Item[];
  next: string | null;
}

export const messageStatuses = ["new", "in_progress", "answered", "spam"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

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
  excerpt: string;
}

export interface InboxPage extends Paged<InboxItem> {
  unread: number;
}

export interface InboxChanges {
  unread: number;
  /** When the newest message came in; null: there is none. */
  newest: string | null;
  /** The server's clock: `since` of the next question. */
  now: string;
}

export interface Attempt {
  at: string;
  outcome: "accepted" | "deferred" | "refused" | "server-down";
  /** What the mail server said. */
  answer: string | null;
}

export interface MessageMail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  state: string;
  attempts: Attempt[];
  sentAt: string | null;
}

export interface Message extends Omit<InboxItem, "excerpt"> {
  phone: string;
  message: string;
  firstAnswerAt: string | null;
  campaign: { firstPage?: string | null; utm?: Record<string, string> } | null;
}

export interface Reply {
  id: string;
  text: string;
  by: string | null;
  at: string;
  mailId: string | null;
  state: string | null;
}

export interface Note {
  id: string;
  text: string;
  by: string | null;
  at: string;
}

/** What an entry of the log tells beside its action, by name. */
export type Details = Record<string, string | number | boolean | null>;

export interface MessageEvent {
  at: string;
  by: string | null;
  /** Action of the log, such as `message.status`. */
  what: string;
  details: Details | null;
}

export interface MessageAnswer {
  message: Message;
  mails: MessageMail[];
  replies: Reply[];
  notes: Note[];
  events: MessageEvent[];
}

export interface ReplyTemplate {
  key: string;
  name: string;
  subject: string;
  text: string;
}

export const captureStates = ["waiting", "confirmed", "unsubscribed"] as const;

export interface CapturedEmail {
  id: string;
  email: string;
  language: LanguageCode;
  state: (typeof captureStates)[number];
  /** What the visitor read beside the field: the proof of what was agreed to. */
  wording: string | null;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

export const mailStates = ["waiting", "sent", "failed"] as const;

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

export interface NewsFeed {
  language: LanguageCode;
  /** `off`: the settings name no address. */
  state: "ok" | "broken" | "off";
  lastSuccessAt: string | null;
  items: number;
  /** Code of what is wrong (features/news/feed-problem.ts). */
  problem: string | null;
}

export interface NewsDeskItem {
  id: string;
  title: string;
  language: LanguageCode;
  hidden: boolean;
  pinned: boolean;
  publishedAt: string | null;
}

export interface NewsDeskAnswer {
  feeds: NewsFeed[];
  items: NewsDeskItem[];
}

export interface MessagesOfDay {
  /** `2026-11-20` */
  day: string;
  tr: number;
  en: number;
  de: number;
  spam: number;
}

export interface OverviewAnswer {
  perDay: MessagesOfDay[];
  answerTimes: {
    medianHours: number | null;
    p90Hours: number | null;
    open: number;
    answered: number;
  };
  subscribers: {
    waiting: number;
    confirmed: number;
    unsubscribed: number;
    perDay: { day: string; confirmed: number }[];
  };
  mails: {
    waiting: number;
    failed: number;
    sentLast24h: number;
    oldestWaitingAt: string | null;
  };
  feeds: NewsFeed[];
}

export interface AuditEntry {
  at: string;
  by: string | null;
  action: string;
  subject: string | null;
  details: Details | null;
}

/** One mail of the outbox in full; its HTML has an address of its own. */
export interface MailAnswer extends Omit<OutboxItem, "attempts"> {
  headers: { name: string; value: string }[];
  text: string;
  attempts: Attempt[];
}
