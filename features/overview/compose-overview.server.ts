import { dayOf, lastDays, startOfDay } from "#platform/admin/office-days.ts";
import { site } from "#platform/content/site.ts";
import type { Platform } from "#platform/feature.server.ts";
import { type LanguageCode, languageCodes, languageOf } from "#platform/language/languages.ts";
import { isoOrNull } from "#platform/rules/iso-instant.ts";
import type { MessagesOfDay, Overview } from "./calls.ts";

const hour = 60 * 60 * 1000;
const { timeZone } = site.contact.officeHours;

const nobody = { waiting: 0, confirmed: 0, unsubscribed: 0 };

type Parts = Pick<Platform<unknown>, "now" | "outbox" | "ports">;

/**
 * How the company is doing, over the last days of the office's calendar; a feature that the site lacks counts nothing.
 * No personal data.
 */
export function createOverview({ now, outbox, ports: { messages, newsletter, news } }: Parts) {
  return async function overview(days: number): Promise<Overview> {
    const at = now();
    const shown = lastDays(days, at, timeZone);
    const since = startOfDay(shown[0] ?? "", timeZone) ?? at;
    const times = (await messages?.answerTimesSince(since)) ?? [];
    const { oldestWaitingAt, sent, ...mails } = await outbox.health(at - 24 * hour);
    return {
      perDay: await messagesPerDay(shown, since),
      answerTimes: {
        medianHours: inHours(rank(times, 0.5)),
        p90Hours: inHours(rank(times, 0.9)),
        open: (await messages?.countOpen()) ?? 0,
        answered: times.length,
      },
      subscribers: {
        ...((await newsletter?.count()) ?? nobody),
        perDay: await confirmedPerDay(shown, since),
      },
      mails: { ...mails, sentLast24h: sent, oldestWaitingAt: isoOrNull(oldestWaitingAt) },
      feeds: news?.feeds() ?? [],
    };
  };

  async function messagesPerDay(shown: readonly string[], since: number) {
    const perDay = new Map(shown.map((day) => [day, noMessages(day)]));
    for (const { hour: at, language, isSpam, count } of (await messages?.countByHour(since)) ??
      []) {
      const counts = perDay.get(dayOf(at * hour, timeZone));
      // One in a language that the site no longer speaks counts with the default language.
      const kind = isSpam ? "spam" : languageOf(language).code;
      if (counts) counts[kind] += count;
    }
    return [...perDay.values()];
  }

  async function confirmedPerDay(shown: readonly string[], since: number) {
    const perDay = new Map(shown.map((day) => [day, 0]));
    for (const at of (await newsletter?.confirmationsSince(since)) ?? []) {
      const day = dayOf(at, timeZone);
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
    }
    return [...perDay].map(([day, confirmed]) => ({ day, confirmed }));
  }
}

function noMessages(day: string): MessagesOfDay {
  const none = Object.fromEntries(languageCodes.map((code) => [code, 0]));
  return { day, ...(none as Record<LanguageCode, number>), spam: 0 };
}

/** Hours with one decimal. */
const inHours = (ms: number | null): number | null =>
  ms === null ? null : Math.round((ms / hour) * 10) / 10;

/** The value below which a share (0 to 1) of the values lies; null when there are none. */
export function rank(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}
