import { Parser } from "htmlparser2";
import { canonicalName, type NamespaceScope, readNamespaces } from "./feed-namespaces.server.ts";
import { FeedRefused } from "./feed-refused.server.ts";

/** An element of an item or of the channel's head, as the feed wrote it. */
export interface FeedElement {
  /** Lower case, with the usual prefix: `title`, `media:thumbnail`, `content:encoded`. */
  name: string;
  attributes: Record<string, string>;
  /** What relative addresses in it start from, where the feed says so with `xml:base`. */
  base: string | undefined;
  children: (FeedElement | string)[];
}

export interface FeedHandlers {
  /** The root's children that describe the feed: `title`, `link`. */
  onChannel(element: FeedElement): void;
  /** Answers whether to go on. */
  onItem(element: FeedElement): boolean;
}

/**
 * What an item of a hostile feed can cost at most. A real one is far below each: the deepest of the feeds that we
 * know has 14 levels, the longest text 60,000 characters.
 */
const limits = { depth: 250, attributes: 100, nodesOfItem: 5_000, text: 100_000 };

const itemNames = ["item", "entry"];
const channelNames = ["title", "link"];
const channelParents = ["channel", "feed", "rss", "rdf:rdf"];
const roots = ["rss", "feed", "rdf:rdf", "channel"];

interface OpenElement {
  name: string;
  base: string | undefined;
  scope: NamespaceScope | undefined;
}

/**
 * Takes the text of a feed in pieces and hands out each item, and what describes the feed, as a small tree. `enough`
 * once a handler wants no more; the methods throw FeedRefused as `readFeedDocument` does.
 * @param address where the feed was found: relative `xml:base` values start there
 */
export function createElementReader(address: string, handlers: FeedHandlers) {
  const open: OpenElement[] = [];
  /** From the item (or title, link of the channel) down to the innermost open element in it. */
  const captured: FeedElement[] = [];
  let attributes = 0;
  let nodes = 0;
  let text = 0;
  let root: string | undefined;
  let sawItem = false;
  let ended = false;
  let enough = false;

  /** The name of an element without its namespace where that is the feed's own: `atom:title` in an Atom feed is `title`. */
  function nameOf(rawName: string, scope: NamespaceScope | undefined) {
    const name = canonicalName(rawName, scope);
    const atomFeed = root === undefined ? name === "atom:feed" : root === "feed";
    return atomFeed && name.startsWith("atom:") ? name.slice("atom:".length) : name;
  }

  const parser = new Parser(
    {
      onopentagname() {
        attributes = 0;
      },
      onattribute() {
        if (++attributes > limits.attributes)
          throw new FeedRefused("unfit", "has too many attributes");
      },
      onopentag(rawName, rawAttributes) {
        if (open.length >= limits.depth) throw new FeedRefused("unfit", "is nested too deeply");
        const parent = open.at(-1);
        const scope = readNamespaces(rawAttributes, parent?.scope);
        const name = nameOf(rawName, scope);
        const base = resolveBase(rawAttributes["xml:base"], parent?.base, address);
        if (root === undefined && !roots.includes(name))
          throw new FeedRefused("notFeed", "is not a feed");
        root ??= name;
        open.push({ name, base, scope });

        const inside = captured.at(-1);
        const starts =
          itemNames.includes(name) ||
          (channelNames.includes(name) && channelParents.includes(parent?.name ?? ""));
        if (!inside && !starts) return;
        if (!inside) nodes = text = 0;
        if (++nodes > limits.nodesOfItem)
          throw new FeedRefused("unfit", "has an item with too many parts");
        const element = { name, attributes: rawAttributes, base, children: [] };
        inside?.children.push(element);
        captured.push(element);
      },
      ontext(value) {
        const inside = captured.at(-1);
        if (!inside || text > limits.text) return;
        text += value.length;
        const { children } = inside;
        const last = children.at(-1);
        if (typeof last === "string") children[children.length - 1] = last + value;
        else children.push(value);
      },
      onclosetag(_name, implied) {
        // At the end of the text the parser closes by itself what the feed left open. When that is its root
        // alone, no item was lost.
        if (ended && implied && (open.length > 1 || !sawItem))
          throw new FeedRefused("broken", "is broken XML: it ends in the middle");
        open.pop();
        const element = captured.pop();
        if (!element || captured.length > 0) return;
        if (!itemNames.includes(element.name)) return handlers.onChannel(element);
        sawItem = true;
        enough = !handlers.onItem(element);
        if (enough) parser.pause();
      },
      onprocessinginstruction(name) {
        if (/^!(doctype|entity)/i.test(name))
          throw new FeedRefused("unfit", "declares a document type, which is not accepted");
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );

  return {
    write: (piece: string) => parser.write(piece),
    enough: () => enough,
    end() {
      ended = true;
      parser.end();
      if (root === undefined) throw new FeedRefused("notFeed", "is not a feed");
    },
  };
}

function resolveBase(own: string | undefined, inherited: string | undefined, address: string) {
  if (own === undefined) return inherited;
  return URL.parse(own, inherited ?? address)?.href ?? inherited;
}
