import type { LanguageCode } from "#platform/language/languages.ts";
import type { NewsItemRow } from "./news-tables.server.ts";
import { orderItems } from "./order-items.server.ts";
import { type FeedItem, itemsKept } from "./parse-feed.server.ts";

/**
 * What is kept after a fetch: the feed's items and those of earlier fetches, an article once, in the
 * order of the page, 50 at most. An article is known by its identity or its link; what the feed says now replaces what
 * it said before.
 *
 * @param now milliseconds since 1970; no article is younger than that, whatever its feed says
 */
export function mergeItems(
  language: LanguageCode,
  kept: NewsItemRow[],
  found: FeedItem[],
  now: number,
): NewsItemRow[] {
  const merged = [...kept];
  for (const [index, item] of found.entries()) {
    const at = merged.findIndex(
      ({ identity, url }) => identity === item.identity || (url !== null && url === item.url),
    );
    const row = rowOf(language, item, at < 0 ? undefined : merged[at], now, index);
    if (at < 0) merged.push(row);
    else if (!isFromThisFetch(merged[at], kept)) continue;
    else merged[at] = row;
  }
  const newest = orderItems(merged);
  // What the company pinned stays, however many newer ones there are.
  const staying = new Set(
    [...newest.filter(({ pinned }) => pinned), ...newest].slice(0, itemsKept),
  );
  return newest.filter((item) => staying.has(item));
}

/** Of an article that a feed lists twice the first counts. */
function isFromThisFetch(row: NewsItemRow | undefined, kept: NewsItemRow[]): boolean {
  return row !== undefined && kept.includes(row);
}

function rowOf(
  language: LanguageCode,
  item: FeedItem,
  before: NewsItemRow | undefined,
  now: number,
  index: number,
): NewsItemRow {
  const samePicture = before !== undefined && before.image_url === item.imageUrl;
  return {
    language,
    identity: before?.identity ?? item.identity,
    title: item.title,
    description: item.description,
    url: item.url,
    image_url: item.imageUrl,
    picture: samePicture ? before.picture : null,
    picture_width: samePicture ? before.picture_width : null,
    picture_tried_at: samePicture ? before.picture_tried_at : null,
    published_at: honestDate(item.publishedAt, before, now),
    // A millisecond apart, so that undated items keep the feed's order.
    found_at: before?.found_at ?? now - index,
    hidden: before?.hidden ?? 0,
    pinned: before?.pinned ?? 0,
  };
}

/** A date in the future becomes the moment when we first saw it. */
function honestDate(publishedAt: number | null, before: NewsItemRow | undefined, now: number) {
  if (publishedAt === null || publishedAt <= now) return publishedAt;
  return before?.published_at ?? now;
}
