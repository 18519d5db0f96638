import { readLink } from "#platform/fields/read-link.ts";
import { readRichText, wordsOfRichText } from "#platform/fields/read-rich-text.ts";
import { liftedPicture } from "./lift-pictures.server.ts";
import { type HtmlElement, type HtmlNode, wordsOf } from "./read-html.server.ts";

/** What a page is made of, in its order. */
export type Piece =
  | { is: "heading"; level: number; text: string }
  | { is: "block"; markdown: string };

interface Ways {
  /** Where a link of the old page leads now; undefined: nowhere. */
  leadTo(href: string): string | undefined;
  /** Is told of what cannot stand in a text. */
  leave(what: string): void;
}

const containers = new Set(
  "address article aside body center dd details div dl fieldset figcaption figure footer form header html main nav picture section".split(
    " ",
  ),
);
const blocks = new Set([
  ...containers,
  ..."blockquote dt h1 h2 h3 h4 h5 h6 hr li ol p pre summary table ul".split(" "),
  liftedPicture,
]);
/** What has no words of its own; of an embedded page its address is left. */
const dropped = new Set(
  "applet button canvas datalist input link map meta noscript object script select style svg template textarea title".split(
    " ",
  ),
);
const embedded = new Set("audio embed iframe video".split(" "));
/** Lists in lists; the reader of texts allows one more. */
const deepest = 3;

/** Writes the HTML of a page as pieces of the Markdown that texts are written in. */
export function writeMarkdown(nodes: readonly HtmlNode[], ways: Ways): Piece[] {
  const pieces: Piece[] = [];
  eachBlock(nodes, (node) => {
    const level = typeof node !== "string" && !Array.isArray(node) && headingLevel(node);
    if (level && wordsOf([node as HtmlElement]))
      pieces.push({ is: "heading", level, text: wordsOf([node as HtmlElement]) });
    else for (const markdown of blockOf(node, 0, ways)) pieces.push({ is: "block", markdown });
  });
  return pieces;
}

const headingLevel = ({ name }: HtmlElement) => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);

/** Blocks in their order; what stands in a line between them comes as one list. */
function eachBlock(
  nodes: readonly HtmlNode[],
  on: (block: HtmlElement | HtmlNode[]) => void,
): void {
  let line: HtmlNode[] = [];
  const end = () => {
    if (line.length > 0) on(line);
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === "string") {
      // A blank line between bare words is a paragraph: so classic WordPress wrote.
      const [first = "", ...more] = node.split(/\n[ \t\r]*\n/);
      line.push(first);
      for (const next of more) {
        end();
        line.push(next);
      }
    } else if (containers.has(node.name)) {
      end();
      eachBlock(node.inside, on);
    } else if (blocks.has(node.name)) {
      end();
      on(node);
    } else line.push(node);
  }
  end();
}

function blockOf(block: HtmlElement | HtmlNode[], depth: number, ways: Ways): string[] {
  if (Array.isArray(block)) return paragraph(block, ways);
  const { name, inside } = block;
  if (name === "hr") return [];
  if (name === liftedPicture) return [block.attributes.markdown ?? ""];
  if (name === "pre") return fenced(inside);
  if (name === "table") return table(block, ways);
  if (name === "ul" || name === "ol") {
    if (depth >= deepest) return paragraph([wordsOf(inside)], ways);
    return list(block, depth, ways);
  }
  if (name === "blockquote") {
    if (depth >= deepest) return paragraph([wordsOf(inside)], ways);
    const quoted = allBlocks(inside, depth + 1, ways).join("\n\n");
    return quoted === "" ? [] : [quoted.replace(/^/gm, "> ").replace(/^> $/gm, ">")];
  }
  if (headingLevel(block) || name === "dt" || name === "summary")
    return paragraph([{ name: "strong", attributes: {}, inside }], ways);
  return allBlocks(inside, depth, ways);
}

function allBlocks(nodes: readonly HtmlNode[], depth: number, ways: Ways): string[] {
  const found: string[] = [];
  eachBlock(nodes, (block) => found.push(...blockOf(block, depth, ways)));
  return found;
}

function list({ name, inside, attributes }: HtmlElement, depth: number, ways: Ways): string[] {
  const first = Number(attributes.start) || 1;
  const items = inside
    .filter((node) => typeof node !== "string")
    .map((item) => allBlocks(item.inside, depth + 1, ways).join("\n\n"))
    .filter((text) => text !== "");
  const lines = items.map((text, i) => {
    const sign = name === "ol" ? `${first + i}. ` : "- ";
    return sign + text.replace(/\n(?=.)/g, `\n${" ".repeat(sign.length)}`);
  });
  return lines.length > 0 ? [lines.join("\n")] : [];
}

/** A text has no tables: each row becomes a line of a list. */
function table(element: HtmlElement, ways: Ways): string[] {
  ways.leave("table: its rows are a list now");
  const rows: string[] = [];
  const look = ({ name, inside }: HtmlElement) => {
    const parts = inside.filter((node) => typeof node !== "string");
    if (name !== "tr") return parts.forEach(look);
    const cells = parts.map((cell) => line(cell.inside, ways)).filter((text) => text !== "");
    if (cells.length > 0) rows.push(`- ${cells.join(" · ")}`);
  };
  look(element);
  return rows.length > 0 ? [rows.join("\n")] : [];
}

function fenced(inside: readonly HtmlNode[]): string[] {
  const raw = (nodes: readonly HtmlNode[]): string =>
    nodes
      .map((node) =>
        typeof node === "string" ? node : node.name === "br" ? "\n" : raw(node.inside),
      )
      .join("");
  const text = raw(inside).replace(/^\n/, "").trimEnd();
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return text === "" ? [] : [`${fence}\n${text}\n${fence}`];
}

function paragraph(nodes: readonly HtmlNode[], ways: Ways): string[] {
  const text = line(nodes, ways);
  if (text === "") return [];
  // Marks that a reader would take for something else are given up, and not the words.
  const read = readRichText(text);
  const same = (words: string) => words.replace(/\s+/g, "");
  const isRead =
    typeof read !== "string" && same(wordsOfRichText(read)) === same(shownWords(nodes));
  return [isRead ? text : atStart(withoutLinks(escaped(shownWords(nodes))))];
}

const line = (nodes: readonly HtmlNode[], ways: Ways) =>
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

const inMarkdown = (to: string) => to.replaceAll("(", "%28").replaceAll(")", "%29");

/** A page of another host that stood within this one. */
function embeddedAddress({ attributes: { src = "" } }: HtmlElement): URL | undefined {
  const url = URL.parse(src.startsWith("//") ? `https:${src}` : src);
  return url && typeof readLink(url.href) !== "string" && url.protocol.startsWith("http")
    ? url
    : undefined;
}

/** What a reader of the old page saw of these in words. */
function shownWords(nodes: readonly HtmlNode[]): string {
  const shown = (some: readonly HtmlNode[]): HtmlNode[] =>
    some.flatMap((node): HtmlNode[] => {
      if (typeof node === "string") return [node];
      if (dropped.has(node.name)) return [];
      if (embedded.has(node.name)) return [embeddedAddress(node)?.hostname ?? ""];
      return [{ ...node, inside: shown(node.inside) }];
    });
  return wordsOf(shown(nodes));
}

/** Marks stand at words, not at blanks. */
function around(text: string, before: string, after = before): string {
  const words = text.trim();
  if (words === "") return text;
  const [start, end] = [text.length - text.trimStart().length, text.trimEnd().length];
  return text.slice(0, start) + before + words + after + text.slice(end);
}

function codeSpan(text: string): string {
  if (text === "") return "";
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return longest > 0 ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}

/** Signs that would be Markdown are letters. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*[\]<~]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/&(?=#?\w{1,32};)/g, "\\&");

/** An address in words is a link by itself, unless it is kept from being one. */
const withoutLinks = (text: string) => text.replace(/[:@]|(?<=www)\./gi, "\\$&");

/** At the beginning of a line more signs mean something. */
const atStart = (text: string) =>
  text.replace(/^[#>+=-]/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
