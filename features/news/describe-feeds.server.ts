import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import type { NewsCopy } from "./news-store.server.ts";

export interface FeedReport {
  language: LanguageCode;
  /** As the settings say now; null: switched off. */
  address: string | null;
  copy: NewsCopy;
}

/**
 * How the feeds are doing, for the operator's terminal.
 *
 * @param now milliseconds since 1970
 */
export function describeFeeds(reports: FeedReport[], now: number): string {
  return reports.map((report) => describeFeed(report, now)).join("\n\n");
}

function describeFeed(
  { language, address, copy: { feed, items } }: FeedReport,
  now: number,
): string {
  const heading = `${languageOf(language).name} (${language})`;
  if (address === null)
    return `${heading}\n  switched off (NEWS_FEED_${language.toUpperCase()} is empty)`;
  const pictures = items.filter(({ picture }) => picture !== null).length;
  const lines = [
    ["address", withoutPassword(address)],
    ["last try", momentOf(feed?.tried_at, now)],
    ["last success", momentOf(feed?.succeeded_at, now)],
    ["items", `${items.length}, ${pictures} with a picture`],
    ["error", feed?.error ? `The feed ${feed.error}.` : "none"],
    ...(feed && feed.address !== address
      ? [["note", `The items come from the former address, ${withoutPassword(feed.address)}.`]]
      : []),
  ];
  return [heading, ...lines.map(([name = "", value]) => `  ${name.padEnd(14)}${value}`)].join("\n");
}

function momentOf(at: number | null | undefined, now: number): string {
  if (at === null || at === undefined) return "never";
  const moment = new Date(at).toISOString().replace("T", " ").slice(0, 16);
  return `${moment} UTC (${agoOf(now - at)})`;
}

function agoOf(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min ago`;
  return minutes < 48 * 60
    ? `${Math.round(minutes / 60)} h ago`
    : `${Math.round(minutes / 1440)} days ago`;
}

function withoutPassword(address: string): string {
  const url = URL.parse(address);
  if (!url?.username && !url?.password) return address;
  url.username = url.password = "";
  return url.href;
}
