import type { FeedElement } from "./feed-element-reader.server.ts";

/** Wide enough for the largest size that we show; a wider one only costs time. */
const wantedWidth = 800;
const imageFile = /\.(jpe?g|png|webp|gif|avif)(?:[?#]|$)/i;

/**
 * The pictures that an item names, in this order: `media:thumbnail`, `media:content`, enclosure, then the
 * elements that feeds made up (`image`, `itunes:image`). Those in its text come after them.
 *
 * @param parts the item's elements, Media RSS groups opened
 */
export function imagesOf(parts: FeedElement[]): string[] {
  const named = (...names: string[]) => parts.filter(({ name }) => names.includes(name));
  const contents = named("media:content");
  const inContents = contents.flatMap(({ children }) =>
    children
      .filter((child) => typeof child !== "string")
      .filter(({ name }) => name === "media:thumbnail"),
  );
  const enclosures = [
    ...named("enclosure"),
    ...named("link", "atom:link").filter(({ attributes }) =>
      /^enclosure$/i.test(attributes.rel ?? ""),
    ),
  ];
  return [
    ...byWidth([...named("media:thumbnail"), ...inContents, ...named("thumbnail")]),
    ...byWidth(contents.filter(isImage)),
    ...enclosures.filter(isImage).map(addressOf),
    ...named("image", "itunes:image", "media:image").map(addressOf),
  ].filter((address) => address !== "");
}

/** By its medium, else by its type, else by the look of the address. */
function isImage(element: FeedElement): boolean {
  const { medium, type } = element.attributes;
  if (medium) return /^image$/i.test(medium);
  if (type) return /^image\//i.test(type);
  return imageFile.test(addressOf(element));
}

/** The narrowest that is wide enough first, else the widest; without widths the order of the feed. */
function byWidth(elements: FeedElement[]): string[] {
  const width = ({ attributes }: FeedElement) => Number.parseInt(attributes.width ?? "0", 10) || 0;
  const rank = (element: FeedElement) =>
    width(element) >= wantedWidth ? wantedWidth / width(element) : width(element) / wantedWidth - 1;
  return elements.toSorted((a, b) => rank(b) - rank(a)).map(addressOf);
}

function addressOf({ attributes, children }: FeedElement): string {
  const url = children.find((child) => typeof child !== "string" && child.name === "url");
  const text = (typeof url === "object" ? url.children : children).filter(
    (child) => typeof child === "string",
  );
  return (attributes.url ?? attributes.href ?? attributes["rdf:resource"] ?? text.join("")).trim();
}
