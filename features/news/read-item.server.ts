import { isFilled } from "#platform/rules/text-rules.ts";
import type { FeedElement } from "./feed-element-reader.server.ts";
import { parseDate } from "./parse-date.server.ts";
import { imagesOf } from "./read-item-images.server.ts";
import { type FeedText, textOf } from "./read-text.server.ts";

/** An item as the feed gives it: nothing resolved, nothing made readable yet. */
export interface RawItem {
  id: string | undefined;
  title: FeedText | undefined;
  description: FeedText | undefined;
  link: string | undefined;
  /** Milliseconds since 1970. */
  date: number | null;
  /** Addresses of pictures, the best first. */
  images: string[];
  /** Markup whose first picture serves when there is no other. */
  bodies: string[];
  base: string | undefined;
}

/** Where each value stands, the first that is filled wins: RSS, then Atom, then the extensions. */
const fields = {
  id: ["guid", "id", "atom:id", "dc:identifier"],
  title: ["title", "atom:title", "dc:title", "media:title", "itunes:title"],
  description: [
    "description",
    "summary",
    "atom:summary",
    "dc:description",
    "itunes:summary",
    "media:description",
  ],
  date: [
    "pubdate",
    "published",
    "issued",
    "atom:published",
    "dc:date",
    "dcterms:issued",
    "date",
    "created",
    "dcterms:created",
    "updated",
    "modified",
    "atom:updated",
    "dcterms:modified",
  ],
  body: [
    "description",
    "summary",
    "content:encoded",
    "content",
    "encoded",
    "atom:content",
    "xhtml:body",
  ],
} as const;

/** Relations of a link that lead somewhere else than to the article (RFC 4287, 4.2.7.2, and its register). */
const otherRelations = [
  "self",
  "enclosure",
  "edit",
  "replies",
  "related",
  "via",
  "hub",
  "license",
  "next",
];

/** An item of any kind of feed as our own fields. */
export function readItem(item: FeedElement): RawItem {
  const parts = partsOf(item);
  const all = (names: readonly string[]) =>
    names.flatMap((name) => parts.filter((part) => part.name === name));
  const firstText = (names: readonly string[]) =>
    all(names)
      .map(textOf)
      .find(({ value }) => isFilled(value));
  return {
    id: firstText(fields.id)?.value.trim() ?? item.attributes["rdf:about"],
    title: firstText(fields.title),
    description: firstText(fields.description),
    link: linkOf(all, item),
    date:
      all(fields.date)
        .map((part) => parseDate(textOf(part).value))
        .find((date) => date !== null) ?? null,
    images: imagesOf(parts),
    bodies: all(fields.body).map((part) => textOf(part).value),
    base: item.base,
  };
}

/** The item's children, and what stands in a Media RSS group as if it stood beside it. */
function partsOf(item: FeedElement): FeedElement[] {
  return item.children.flatMap((child) => {
    if (typeof child === "string") return [];
    return child.name === "media:group" ? partsOf(child) : [child];
  });
}

/** A link by attribute before one by text, then a guid that is an address. An `xml:base` on the link counts. */
function linkOf(all: (names: string[]) => FeedElement[], item: FeedElement): string | undefined {
  const links = all(["link", "atom:link"])
    .filter((link) => !otherRelations.includes(relationOf(link)))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const permalinks = all(["guid", "id"])
    .filter(({ attributes }) => !/^false$/i.test(attributes.ispermalink ?? ""))
    .map((id) => textOf(id).value)
    .filter((value) => /^\s*https?:\/\//i.test(value));
  const candidates = [
    ...links.map((link) => resolveOwnBase(link.attributes.href, link, item)),
    ...links.map((link) => resolveOwnBase(textOf(link).value, link, item)),
    ...permalinks,
    item.attributes["rdf:about"],
  ];
  return candidates.map((link) => link?.trim()).find(Boolean);
}

function relationOf({ attributes }: FeedElement): string {
  return (attributes.rel ?? "alternate").trim().toLowerCase();
}

/** The article itself before anything else, a page before other forms of it. */
function rankOf(link: FeedElement): number {
  if (relationOf(link) !== "alternate") return 2;
  return /html/i.test(link.attributes.type ?? "html") ? 0 : 1;
}

function resolveOwnBase(link: string | undefined, element: FeedElement, item: FeedElement) {
  if (link === undefined || element.base === undefined || element.base === item.base) return link;
  return URL.parse(link, element.base)?.href ?? link;
}
