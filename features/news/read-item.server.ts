import { parseDate } from "./parse-date.server.ts";
import type { FeedElement } from "./read-feed-document.server.ts";
import { imagesOf } from "./read-item-images.server.ts";

/** Text as the feed gives it: HTML, or plain where Atom says so. */
export interface FeedText {
  value: string;
  plain: boolean;
}

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

export function readItem(item: FeedElement): RawItem {
  const parts = partsOf(item);
  const all = (names: readonly string[]) =>
    names.flatMap((name) => parts.filter((part) => part.name === name));
  const firstText = (names: readonly string[]) =>
    all(names)
      .map(textOf)
      .find(({ value }) => value.trim() !== "");
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
  const links = all(["link", "atom:link"]);
  const hrefs = links.filter(({ attributes }) => attributes.href?.trim());
  const relation = ({ attributes }: FeedElement) =>
    (attributes.rel ?? "alternate").trim().toLowerCase();
  const alternates = hrefs.filter((link) => relation(link) === "alternate");
  const best =
    alternates.find(({ attributes }) => /html/i.test(attributes.type ?? "html")) ??
    alternates[0] ??
    hrefs.find((link) => !otherRelations.includes(relation(link)));
  const permalinks = all(["guid", "id"]).filter(
    ({ attributes }) => !/^false$/i.test(attributes.ispermalink ?? ""),
  );
  const candidates = [
    best && resolveOwnBase(best.attributes.href, best, item),
    ...links.map((link) => resolveOwnBase(textOf(link).value, link, item)),
    ...permalinks.map((id) => textOf(id).value).filter((value) => /^\s*https?:\/\//i.test(value)),
    item.attributes["rdf:about"],
  ];
  return candidates.map((link) => link?.trim()).find(Boolean);
}

function resolveOwnBase(link: string | undefined, element: FeedElement, item: FeedElement) {
  if (link === undefined || element.base === undefined || element.base === item.base) return link;
  return URL.parse(link, element.base)?.href ?? link;
}

/** What an element holds: its text, or its elements written as HTML. */
export function textOf(element: FeedElement): FeedText {
  const type = element.attributes.type?.trim().toLowerCase();
  const simple = element.children.every((child) => typeof child === "string");
  if (simple)
    return { value: element.children.join(""), plain: type === "text" || type === "text/plain" };
  return { value: markupOf(element.children), plain: false };
}

function markupOf(children: FeedElement["children"]): string {
  return children
    .map((child) => {
      // An ampersand stays: `&nbsp;` is no entity of XML and came through as it was written.
      if (typeof child === "string") return child.replaceAll("<", "&lt;");
      const name = child.name.slice(child.name.indexOf(":") + 1);
      const attributes = Object.entries(child.attributes)
        .map(
          ([key, value]) => ` ${key}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
        )
        .join("");
      return `<${name}${attributes}>${markupOf(child.children)}</${name}>`;
    })
    .join("");
}
