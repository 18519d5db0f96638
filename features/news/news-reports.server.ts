import type { LanguageCode } from "#platform/language/languages.ts";

/** Where the news says what the operator has to know; pino's logger fits. */
export interface NewsLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Says a trouble when it begins, when it changes and when it is over; not every quarter of an hour. */
export function createNewsReports(log: NewsLog) {
  const troubles = new Map<LanguageCode, string>();
  let keepingTrouble = false;

  return {
    feedFailed(language: LanguageCode, error: string): void {
      if (troubles.get(language) === error) return;
      troubles.set(language, error);
      log.warn({ language }, `news: the feed ${error}; the last copy stays`);
    },

    feedWorks(language: LanguageCode): void {
      if (troubles.delete(language)) log.info({ language }, "news: the feed can be read again");
    },

    keepingFailed(err: unknown): void {
      if (!keepingTrouble) log.warn({ err }, "news: the copy cannot be refreshed, stored or read");
      keepingTrouble = true;
    },

    keepingWorks(): void {
      if (keepingTrouble) log.info({}, "news: the copy can be kept again");
      keepingTrouble = false;
    },
  };
}
