/** Prefix → namespace address, as far as an element and those around it say. */
export interface NamespaceScope {
  own: ReadonlyMap<string, string>;
  parent: NamespaceScope | undefined;
}

/** Namespace (lower case, http, no slash at the end) → the prefix under which we know its names. */
const known = new Map([
  ["http://purl.org/rss/1.0", ""],
  ["http://purl.org/rss/2.0", ""],
  ["http://backend.userland.com/rss", ""],
  ["http://backend.userland.com/rss2", ""],
  ["http://backend.userland.com/rss091", ""],
  ["http://my.netscape.com/rdf/simple/0.9", ""],
  ["http://channel.netscape.com/rdf/simple/0.9", ""],
  ["http://purl.org/net/rss1.1#", ""],
  ["http://www.w3.org/2005/atom", "atom"],
  ["http://purl.org/atom/ns#", "atom"],
  ["http://search.yahoo.com/mrss", "media"],
  ["http://video.search.yahoo.com/mrss", "media"],
  ["http://purl.org/rss/1.0/modules/content", "content"],
  ["http://purl.org/dc/elements/1.1", "dc"],
  ["http://purl.org/dc/terms", "dcterms"],
  ["http://www.itunes.com/dtds/podcast-1.0.dtd", "itunes"],
  ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf"],
  ["http://www.w3.org/1999/xhtml", "xhtml"],
]);

/**
 * The scope inside an element: what its own `xmlns` attributes say, and its parent's for the rest. (A chain,
 * because copying many prefixes into each of many elements would take a hostile feed's word for its cost.)
 */
export function readNamespaces(
  attributes: Record<string, string>,
  parent: NamespaceScope | undefined,
): NamespaceScope | undefined {
  const own = Object.entries(attributes)
    .filter(([name]) => name === "xmlns" || name.startsWith("xmlns:"))
    .map(([name, uri]) => [name.slice(6), normalUri(uri)] as const);
  return own.length === 0 ? parent : { own: new Map(own), parent };
}

function normalUri(uri: string): string {
  return uri
    .trim()
    .toLowerCase()
    .replace(/^https:/, "http:")
    .replace(/\/$/, "");
}

function uriOf(prefix: string, scope: NamespaceScope | undefined): string | undefined {
  for (let at = scope; at; at = at.parent) {
    const uri = at.own.get(prefix);
    if (uri !== undefined) return uri;
  }
}

/**
 * The name under which our tables know an element: `m:thumbnail` → `media:thumbnail` where `m` stands for
 * Media RSS. An unknown namespace keeps its prefix, so `content:encoded` is understood undeclared as well.
 */
export function canonicalName(rawName: string, scope: NamespaceScope | undefined): string {
  const colon = rawName.indexOf(":");
  const prefix = colon < 0 ? "" : rawName.slice(0, colon);
  const local = rawName.slice(colon + 1);
  const uri = uriOf(prefix, scope);
  const canonical = (uri === undefined ? undefined : known.get(uri)) ?? prefix;
  return canonical === "" ? local : `${canonical}:${local}`;
}
