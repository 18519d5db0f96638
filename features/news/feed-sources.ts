import type { LanguageCode } from "#features/i18n/languages.ts";

/** The feeds that are read where the settings name none: one well-known technology desk a language. */
export const defaultFeeds: Record<LanguageCode, string> = {
  tr: "https://www.webtekno.com/rss.xml",
  en: "https://feeds.arstechnica.com/arstechnica/technology-lab",
  de: "https://www.heise.de/rss/heise-atom.xml",
};
