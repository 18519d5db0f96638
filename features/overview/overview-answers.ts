import type { NewsFeed } from "#features/news/calls.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** What the API answers for the overview; instants are ISO 8601 texts, times in hours. */

/** How many messages came on a day of the office. */
export interface MessagesOfDay extends Record<LanguageCode, number> {
  /** `2026-11-20` */
  day: string;
  spam: number;
}

/** The figures of the last days. */
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
