import site from "#content/site.json" with { type: "json" };
import {
  answerTimesSince,
  countByHour,
  countWithStatus,
} from "#features/messages/count-messages.server.ts";
import {
  confirmationsSince,
  countSubscribers,
} from "#features/newsletter/list-subscribers.server.ts";
import type { MessagesOfDay } from "#features/overview/overview-answers.ts";
import { rank } from "#features/overview/rank.server.ts";
import { dayOf, lastDays, startOfDay } from "#platform/admin/office-days.server.ts";
import { languageCodes, languageOf } from "#platform/language/languages.ts";
import type { Outbox } from "#platform/outbox/create-outbox.server.ts";
import { isoOrNull } from "#platform/rules/iso-instant.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";

const hour = 60 * 60 * 1000;
const { timeZone } = site.contact.officeHours;

/** How the desk is doing, over the last days of the office's calendar. No personal data. */
export function createOverview({ store, now, outbox }: BackOfficeParts & { outbox: Outbox }) {
  const db = store.longReads;

  return async function overview(days: number) {
    const at = now();
    const shown = lastDays(days, at, timeZone);
    const since = startOfDay(shown[0] ?? "", timeZone) ?? at;
    const times = await answerTimesSince(db, since);
    const { oldestWaitingAt, sent, ...mails } = await outbox.health(at - 24 * hour);
    return {
      perDay: await messagesPerDay(shown, since),
      answerTimes: {
        medianHours: inHours(rank(times, 0.5)),
        p90Hours: inHours(rank(times, 0.9)),
        open: await countWithStatus(db, ["new", "in_progress"]),
        answered: times.length,
      },
      subscribers: { ...(await countSubscribers(db)), perDay: await confirmedPerDay(shown, since) },
      mails: { ...mails, sentLast24h: sent, oldestWaitingAt: isoOrNull(oldestWaitingAt) },
    };
  };

  async function messagesPerDay(shown: readonly string[], since: number) {
    const perDay = new Map(shown.map((day) => [day, noMessages(day)]));
    for (const { hour: at, language, isSpam, count } of await countByHour(db, since)) {
      const counts = perDay.get(dayOf(at * hour, timeZone));
      // One in a language that the site no longer speaks counts with the default language.
      const kind = isSpam ? "spam" : languageOf(language).code;
      if (counts) counts[kind] += count;
    }
    return [...perDay.values()];
  }

  async function confirmedPerDay(shown: readonly string[], since: number) {
    const perDay = new Map(shown.map((day) => [day, 0]));
    for (const at of await confirmationsSince(db, since)) {
      const day = dayOf(at, timeZone);
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
    }
    return [...perDay].map(([day, confirmed]) => ({ day, confirmed }));
  }
}

function noMessages(day: string): MessagesOfDay {
  const none = languageCodes.map((code) => [code, 0]);
  return { day, ...Object.fromEntries(none), spam: 0 };
}

/** Hours with one decimal. */
const inHours = (ms: number | null): number | null =>
  ms === null ? null : Math.round((ms / hour) * 10) / 10;
