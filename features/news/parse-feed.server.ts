import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { decodeFeed } from "./decode-feed.server.ts";
import type { FeedElement } from "./feed-element-reader.server.ts";
import { picturesIn, plainText, tidyText } from "./plain-text.server.ts";
import { readFeedDocument } from "./read-feed-document.server.ts";
import { type RawItem, readItem } from "./read-item.server.ts";
import { type FeedText, textOf } from "./read-text.server.ts";
import { resolveAddress } from "./resolve-address.server.ts";
import type { FeedSource } from "./unwrap-proxy.server.ts";

/** Lengths shown at most, in characters. */
const lengths = { title: 300, description: 500, source: 100 };
/** A feed is read no further than this many items. */
const itemsRead = 2_000;
/** As many items as we keep a language. */
export const itemsKept = 50;

/** One entry of a feed, ready to be kept. What the feed left out is null. */
export interface FeedItem {
  /** The same for the same article in every fetch; at most 64 characters. */
  identity: string;
  title: string | null;
  description: string | null;
  url: string | null;
  imageUrl: string | null;
  /** Milliseconds since 1970. */
  publishedAt: number | null;
}

export interface Feed {
  title: string | null;
  url: string | null;
  /** The newest first, undated ones at their place in the feed. */
  items: FeedItem[];
}

/**
 * Reads RSS 0.9x to 2.0, RSS 1.0 (RDF) and Atom 0.3 and 1.0 from the bytes of an answer.
 *
 * @param source the bytes with their Content-Type, or text that somebody decoded already
 * @param address where the feed was found, for its relative addresses
 * @param keep at most so many items are answered, the newest
 * @throws FeedRefused saying in plain words why it is no feed that we take
 */
export async function parseFeed(
  source: FeedSource,
  address: string,
  keep = itemsKept,
): Promise<Feed> {
  const head: FeedElement[] = [];
  const found: RawItem[] = [];
  await readFeedDocument(decodeFeed(source), address, {
    onChannel: (element) => void (head.length < 20 && head.push(element)),
    onItem: (element) => found.push(readItem(element)) < itemsRead,
  });
  const feed = { title: sourceTitle(head), url: sourceUrl(head, address) };
  const items: FeedItem[] = [];
  for (const item of newest(found).slice(0, keep)) {
    items.push(finishItem(item, item.base ?? feed.url ?? address));
    await nextTurn();
  }
  // A copy: a string cut out of the document would keep the whole document in memory.
  return structuredClone({ ...feed, items });
}

function newest(items: RawItem[]): RawItem[] {
  const dates = datesOf(items);
  return items
    .map((item, index) => ({ item, date: dates[index] ?? 0 }))
    .toSorted((a, b) => b.date - a.date)
    .map(({ item }) => item);
}

/** Undated items count as old as the dated one before them. */
function datesOf(items: RawItem[]): number[] {
  let last = Number.MAX_SAFE_INTEGER;
  return items.map(({ date }) => {
    last = date ?? last;
    return last;
  });
}

function finishItem(raw: RawItem, base: string): FeedItem {
  const url = resolveAddress(raw.link, base);
  const title = readable(raw.title, lengths.title);
  const firstOf = (images: string[]) =>
    images.map((image) => resolveAddress(image, base)).find((image) => image !== null) ?? null;
  return {
    identity: identityOf(raw.id ?? url ?? `${title} ${raw.date} ${raw.description?.value ?? ""}`),
    title,
    description: readable(raw.description, lengths.description),
    url,
    imageUrl: firstOf(raw.images) ?? firstOf(raw.bodies.flatMap(picturesIn)),
    publishedAt: raw.date,
  };
}

function readable(text: FeedText | undefined, maxLength: number): string | null {
  if (!text) return null;
  return (text.plain ? tidyText : plainText)(text.value, maxLength) || null;
}

function identityOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function sourceTitle(head: FeedElement[]): string | null {
  const title = head.find(({ name }) => name === "title");
  return title ? readable(textOf(title), lengths.source) : null;
}

function sourceUrl(head: FeedElement[], address: string): string | null {
  const links = head.filter(({ name }) => name === "link");
  const href = links.find(
    ({ attributes }) => attributes.href && (attributes.rel ?? "alternate") === "alternate",
  );
  const written = href ? [href.attributes.href] : links.map((link) => textOf(link).value);
  return written.map((link) => resolveAddress(link, address)).find((link) => link !== null) ?? null;
}
