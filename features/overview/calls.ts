import * as v from "valibot";
import { newsFeed } from "#features/news/calls.ts";
import { defineCalls } from "#platform/http/call.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { wholeNumber } from "#platform/rules/whole-number.ts";

/** `2026-11-20`, of the office's calendar. */
const day = v.string();

const ofEachLanguage = Object.fromEntries(
  languageCodes.map((code) => [code, v.number()]),
) as Record<LanguageCode, v.NumberSchema<undefined>>;

/** How many messages came on a day, by their language. */
const messagesOfDay = v.strictObject({ day, spam: v.number(), ...ofEachLanguage });

const overview = v.strictObject({
  perDay: v.array(messagesOfDay),
  answerTimes: v.strictObject({
    medianHours: v.nullable(v.number()),
    p90Hours: v.nullable(v.number()),
    open: v.number(),
    answered: v.number(),
  }),
  subscribers: v.strictObject({
    waiting: v.number(),
    confirmed: v.number(),
    unsubscribed: v.number(),
    perDay: v.array(v.strictObject({ day, confirmed: v.number() })),
  }),
  mails: v.strictObject({
    waiting: v.number(),
    failed: v.number(),
    sentLast24h: v.number(),
    /** ISO 8601 */
    oldestWaitingAt: v.nullable(v.string()),
  }),
  feeds: v.array(newsFeed),
});

export const overviewCalls = defineCalls({
  "GET /api/admin/overview": {
    about: "The figures of the last days: messages, answers, subscribers, mails, feeds.",
    caller: "Admin",
    query: v.object({ days: v.optional(wholeNumber(1, 366), "30") }),
    answer: overview,
  },
});

export type Overview = v.InferOutput<typeof overview>;
export type MessagesOfDay = v.InferOutput<typeof messagesOfDay>;
