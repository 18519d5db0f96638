import { languageCodes } from "#platform/language/languages.ts";

/** Settings under which no language has news, so that no test asks a foreign server. */
export const noFeeds: Record<string, string> = Object.fromEntries(
  languageCodes.map((code) => [`NEWS_FEED_${code.toUpperCase()}`, ""]),
);
