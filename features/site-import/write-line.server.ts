import { readLink } from "#platform/fields/read-link.ts";
import { around, atStart, codeSpan, escaped, inMarkdown } from "./escape-markdown.ts";
import { type HtmlElement, type HtmlNode, wordsOf } from "./read-html.server.ts";

export interface Ways {
  /** Where a link of the old page leads now; undefined: nowhere. */
  leadTo(href: string): string | undefined;
  /** Is told of what cannot stand in a text. */
  leave(what: string): void;
}

/** What has no words of its own; of an embedded page its address is left. */
const dropped = new Set(
  "applet button canvas datalist input link map meta noscript object script select style svg template textarea title".split(
    " ",
  ),
);
const embedded = new Set("audio embed iframe video".split(" "));
/** What stands in a line, as Markdown. */
export const writeLine = (nodes: readonly HtmlNode[], ways: Ways) =>
  inline(nodes, ways, new Set())
    .split(hardBreak)
    .map((text) => atStart(text.trim()))
    .filter((text) => text !== "")
    .join(hardBreak);

const hardBreak = "\\\n";

function inline(nodes: readonly HtmlNode[], ways: Ways, marks: ReadonlySet<string>): string {
  return nodes
    .map((node) => (typeof node === "string" ? escaped(node.replace(/\s+/g, " ")) : part(node)))
    .join("")
    .replace(/ {2,}/g, " ");

  function part(node: HtmlElement): string {
    const { name, attributes, inside } = node;
    const mark = { b: "**", strong: "**", em: "*", i: "*", cite: "*" }[name];
    if (mark !== undefined)
      return marks.has(mark)
        ? inline(inside, ways, marks)
        : around(inline(inside, ways, new Set([...marks, mark])), mark);
    if (name === "br") return hardBreak;
    if (["code", "kbd", "samp", "tt"].includes(name)) return codeSpan(wordsOf(inside));
    // One that was taken stands between two blocks by now (liftPictures); of the others the import tells.
    if (name === "img") return "";
    if (name === "a") return anchor(attributes.href ?? "", inside);
    if (embedded.has(name)) {
      const url = embeddedAddress(node);
      ways.leave(`${name}${url ? ": a link to it is left" : ""}`);
      return url ? `[${escaped(url.hostname)}](${inMarkdown(url.href)})` : "";
    }
    if (dropped.has(name)) {
      if (name !== "style") ways.leave(name);
      return "";
    }
    return inline(inside, ways, marks);
  }

  function anchor(href: string, inside: readonly HtmlNode[]): string {
    const words = inline(inside, ways, marks);
    if (href === "" || marks.has("a") || words.trim() === "") return words;
    const to = ways.leadTo(href.trim());
    if (to === undefined || typeof readLink(to) === "string") {
      ways.leave(`link that cannot stand here: ${href.slice(0, 80)}`);
      return words;
    }
    return around(words, "[", `](${inMarkdown(to)})`);
  }
}

/** A page of another host that stood within this one. */
function embeddedAddress({ attributes: { src = "" } }: HtmlElement): URL | undefined {
  const url = URL.parse(src.startsWith("//") ? `https:${src}` : src);
  return url && typeof readLink(url.href) !== "string" && url.protocol.startsWith("http")
    ? url
    : undefined;
}

/** What a reader of the old page saw of these in words. */
export function shownWords(nodes: readonly HtmlNode[]): string {
  const shown = (some: readonly HtmlNode[]): HtmlNode[] =>
    some.flatMap((node): HtmlNode[] => {
      if (typeof node === "string") return [node];
      if (dropped.has(node.name)) return [];
      if (embedded.has(node.name)) return [embeddedAddress(node)?.hostname ?? ""];
      return [{ ...node, inside: shown(node.inside) }];
    });
  return wordsOf(shown(nodes));
}
