import { statusRefused } from "./feed-refused.server.ts";
import { fetchGuarded } from "./fetch-guarded.server.ts";
import { type FeedSource, unwrapProxy } from "./unwrap-proxy.server.ts";

/** Of the feed itself, decompressed. */
const feedMaxBytes = 5 * 1024 * 1024;
/** A proxy wraps it in JSON, often as base64. */
const wrappedMaxBytes = 8 * 1024 * 1024;

export interface FeedRequest {
  url: string;
  /** The encoded feed address is appended to it; absent: asked directly. */
  proxy?: string | undefined;
  allowPrivate: boolean;
  userAgent: string;
  /** What the last answer carried, so that an unchanged feed is not sent again. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
}

export type FeedAnswer =
  | { changed: false }
  | {
      changed: true;
      source: FeedSource;
      /** Where the feed was found in the end. */
      url: string;
      etag: string | null;
      lastModified: string | null;
    };

/**
 * Asks for a feed, and only for what has changed since the last time.
 *
 * @throws FeedRefused with the reason in plain words
 */
export async function fetchFeed(request: FeedRequest): Promise<FeedAnswer> {
  const { url, proxy, etag, lastModified, allowPrivate, userAgent, signal } = request;
  const answer = await fetchGuarded(proxy ? proxy + encodeURIComponent(url) : url, {
    allowPrivate,
    signal,
    maxBytes: proxy ? wrappedMaxBytes : feedMaxBytes,
    headers: {
      accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.5",
      "user-agent": userAgent,
      ...(etag && { "if-none-match": etag }),
      ...(lastModified && { "if-modified-since": lastModified }),
    },
  });
  if (answer.status === 304 && (etag || lastModified)) return { changed: false };
  if (answer.status !== 200) throw statusRefused(answer.status);
  return {
    changed: true,
    source: proxy
      ? unwrapProxy(answer.bytes, feedMaxBytes)
      : { bytes: answer.bytes, contentType: answer.headers["content-type"] ?? null },
    url: proxy ? url : answer.url,
    etag: answer.headers.etag ?? null,
    lastModified: answer.headers["last-modified"] ?? null,
  };
}
