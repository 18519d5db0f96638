import { readRichText, wordsOfRichText } from "#platform/fields/read-rich-text.ts";
import { mostColumns } from "#platform/fields/rich-text.ts";
import { writeTable } from "#platform/fields/write-rich-text.ts";
import { atStart, escaped, withoutLinks } from "./escape-markdown.ts";
import { liftedPicture } from "./lift-pictures.server.ts";
import { type HtmlElement, type HtmlNode, wordsOf } from "./read-html.server.ts";
import { shownWords, type Ways, writeLine } from "./write-line.server.ts";

/** What a page is made of, in its order. */
export type Piece =
  | { is: "heading"; level: number; text: string }
  | { is: "block"; markdown: string };

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

/** One that is too wide for a text, or holds others, becomes a list: each row an item. */
function table(element: HtmlElement, ways: Ways): string[] {
  const rows = rowsOf(element, ways).filter((row) => row.some((cell) => cell !== ""));
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const full = rows.map((row) => [...row, ...Array<string>(columns - row.length).fill("")]);
  if (columns === 0) return [];
  const written = writeTable(full);
  if (columns > 1 && !holdsTable(element) && typeof readRichText(written) !== "string")
    return [written];
  ways.leave("table: its rows are a list now");
  return [rows.map((row) => `- ${row.filter((cell) => cell !== "").join(" · ")}`).join("\n")];
}

const holdsTable = ({ inside }: HtmlElement): boolean =>
  inside.some((node) => typeof node !== "string" && (node.name === "table" || holdsTable(node)));

/** A row's cells as lines; where some were joined, the others are empty. */
function rowsOf({ inside }: HtmlElement, ways: Ways): string[][] {
  return inside.flatMap((part): string[][] => {
    if (typeof part === "string") return [];
    if (part.name !== "tr") return rowsOf(part, ways);
    const cells = part.inside.filter((node) => typeof node !== "string");
    return [cells.flatMap((cell) => [writeLine(cell.inside, ways), ...joined(cell)])];
  });
}

const joined = ({ attributes: { colspan } }: HtmlElement) =>
  Array<string>(Math.min(mostColumns, Math.max(1, Number(colspan) || 1)) - 1).fill("");

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
  const text = writeLine(nodes, ways);
  if (text === "") return [];
  // Marks that a reader would take for something else are given up, and not the words.
  const read = readRichText(text);
  const same = (words: string) => words.replace(/\s+/g, "");
  const isRead =
    typeof read !== "string" && same(wordsOfRichText(read)) === same(shownWords(nodes));
  return [isRead ? text : atStart(withoutLinks(escaped(shownWords(nodes))))];
}
