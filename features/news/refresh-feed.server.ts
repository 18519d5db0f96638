import type { LanguageCode } from "#platform/language/languages.ts";
import { FeedRefused } from "./feed-refused.server.ts";
import { fetchFeed } from "./fetch-feed.server.ts";
import { mergeItems } from "./merge-items.server.ts";
import type { NewsCopy } from "./news-store.server.ts";
import type { NewsFeedRow } from "./news-tables.server.ts";

export interface FeedAccess {
  /** Feed address by language; null: switched off. */
  feeds: Record<LanguageCode, string | null>;
  proxy: string | undefined;
  allowPrivate: boolean;
  userAgent: string;
}

type FeedReading = Omit<FeedAccess, "feeds"> & { signal: AbortSignal };

/**
 * Asks a language's feed once and answers the copy that is good afterwards: with the new items, or with the
 * old ones and the reason. Never throws for what is wrong with a feed.
 *
 * @param copy what is kept so far
 * @param now milliseconds since 1970
 */
export async function refreshFeed(
  language: LanguageCode,
  address: string,
  copy: NewsCopy,
  access: FeedReading,
  now: () => number,
): Promise<NewsCopy & { feed: NewsFeedRow }> {
  const same = copy.feed?.address === address ? copy.feed : undefined;
  // Without a copy an answer "not modified" would leave us with nothing.
  const known = copy.items.length > 0 ? same : undefined;
  try {
    const answer = await fetchFeed({
      ...access,
      url: address,
      etag: known?.etag ?? null,
      lastModified: known?.last_modified ?? null,
    });
    const worked = { language, address, tried_at: now(), succeeded_at: now(), ...noProblem };
    if (!answer.changed) return { ...copy, feed: { ...noFeed, ...known, ...worked } };
    // Loaded with the first feed, so that the server is up before.
    const { parseFeed } = await import("./parse-feed.server.ts");
    const { title, url, items } = await parseFeed(answer.source, answer.url);
    if (items.length === 0) throw new FeedRefused("empty", "has no items");
    return {
      feed: { ...worked, title, url, etag: answer.etag, last_modified: answer.lastModified },
      items: mergeItems(language, same ? copy.items : [], items, now()),
    };
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    const feed = { ...noFeed, address, ...copy.feed };
    return {
      ...copy,
      feed: { ...feed, language, tried_at: now(), error: error.message, problem: error.problem },
    };
  }
}

const noProblem = { error: null, problem: null };
const noFeed = { title: null, url: null, etag: null, last_modified: null, succeeded_at: null };
