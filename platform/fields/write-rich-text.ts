import { decodeHTML } from "entities";
import { readRichText } from "./read-rich-text.ts";
import type { Block, Inline, RichText } from "./rich-text.ts";

/** How the signs of a line are written; the first way that reads back the same is taken. */
interface Way {
  strong: "**" | "__";
  em: "*" | "_";
  /** Letters beside emphasis as `&#97;`: a sign between two of them would be read as a sign. */
  encode: boolean;
  /** Every sign gets a backslash, not only those that usually mean something. */
  escapeAll: boolean;
  keeps: readonly string[];
}

const marks = ["link", "strong", "em", "code"];
const plain: Way = { strong: "**", em: "*", encode: false, escapeAll: false, keeps: marks };
const signs = [{}, { em: "_" }, { strong: "__" }] as const;
const ways: readonly Way[] = [
  ...signs.map((other) => ({ ...plain, ...other })),
  ...signs.map((other) => ({ ...plain, ...other, encode: true })),
  ...[marks, ["link", "strong", "code"], ["link", "code"], []].map((keeps) => ({
    ...{ ...plain, escapeAll: true, encode: true },
    keeps,
  })),
];

/**
 * Writes a text as the Markdown from which `readRichText` reads the same text.
 * @returns `isSimplified`: Markdown cannot say some emphasis or link in it, which was left out; the words are all there
 */
export function writeRichText(text: RichText): { markdown: string; isSimplified: boolean } {
  let isSimplified = false;
  const write = (blocks: RichText): string =>
    blocks.map((block, index) => writeBlock(block, blocks.slice(0, index))).join("\n\n");

  function writeBlock(block: Block, before: RichText): string {
    if (block.is === "code") return writeCode(block.text);
    if (block.is === "picture") return `![${escapeMarkdown(block.alt ?? "")}](${block.picture})`;
    if (block.is === "quote")
      return write(block.blocks)
        .replace(/^(?=.)/gm, "> ")
        .replace(/^$/gm, ">");
    if (block.is === "list") return writeList(block, listsBefore(block, before), write);
    if (block.is === "table")
      return writeTable(block.rows.map((row) => row.map((cell) => writeLikeIt(cellLine, cell))));
    const place = block.is === "h3" ? headingLine : paragraphLine;
    return place.alone(writeLikeIt(place, block.inside));
  }

  function writeLikeIt(place: Place, inside: readonly Inline[]): string {
    const written = ways.map((way) => lazy(place, inside, way)).find(({ reads }) => reads());
    const { way, line } = written ?? lazy(place, inside, ways.at(-1) ?? plain);
    if (way.keeps !== marks) isSimplified = true;
    return line;
  }

  return { markdown: write(text), isSimplified };
}

/** Where a line stands: how it is written as all of a text, and which block it is then. */
interface Place {
  alone(line: string): string;
  block(inside: readonly Inline[]): Block;
}

const paragraphLine: Place = {
  alone: (line) => line,
  block: (inside) => ({ is: "p", inside }),
};
const headingLine: Place = {
  alone: (line) => `### ${line}`,
  block: (inside) => ({ is: "h3", inside }),
};
const cellLine: Place = {
  alone: (line) => writeTable([[line]]),
  block: (cell) => ({ is: "table", rows: [[cell]] }),
};

/** One line in one way; whether it reads as it was meant is looked at only when somebody asks. */
function lazy(place: Place, inside: readonly Inline[], way: Way) {
  const line = writeLine(inside, way);
  const meant = [place.block(without(inside, way.keeps))];
  return { way, line, reads: () => isSameText(readRichText(place.alone(line)), meant) };
}

/** Rows of cells that are written already, with the line below the first that makes them a table. */
export function writeTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A cell is one line, and ends before a `|` that no backslash of its own stands before. */
const inCell = (line: string) =>
  line.replace(/\\?\n/g, " ").replace(/\\.|\|/gs, (found) => (found === "|" ? "\\|" : found));

const without = (inlines: readonly Inline[], keeps: readonly string[]): Inline[] =>
  inlines.flatMap((inline): Inline[] => {
    if (typeof inline === "string" || inline.is === "break") return [inline];
    if (inline.is === "code") return [keeps.includes("code") ? inline : inline.text];
    const inside = without(inline.inside, keeps);
    return keeps.includes(inline.is) ? [{ ...inline, inside }] : inside;
  });

/** Signs that stand around words, and the words between them. */
type Piece = { sign: string } | { words: string };

function writeLine(inlines: readonly Inline[], way: Way): string {
  const pieces = piecesOf(without(inlines, way.keeps), way);
  const line = pieces
    .map((piece, index) => {
      if ("sign" in piece) return piece.sign;
      const words = way.escapeAll ? escapeMarkdown(piece.words) : escapeSigns(piece.words);
      return way.encode ? encodeEnds(words, pieces[index - 1], pieces[index + 1]) : words;
    })
    .join("");
  return line.split("\n").map(escapeBeginning).join("\n");
}

function piecesOf(inlines: readonly Inline[], way: Way): Piece[] {
  return inlines.flatMap((inline): Piece[] => {
    if (typeof inline === "string") return [{ words: inline }];
    switch (inline.is) {
      case "break":
        return [{ sign: "\\\n" }];
      case "code":
        return [{ sign: writeCodeSpan(inline.text) }];
      case "link":
        return [
          { sign: "[" },
          ...piecesOf(inline.inside, way),
          { sign: `](${target(inline.to)})` },
        ];
      // Put in where a text is shown: no sign of it is written.
      case "whole":
        return piecesOf(inline.inside, way);
      default: {
        const sign = way[inline.is];
        return [{ sign }, ...piecesOf(inline.inside, way), { sign }];
      }
    }
  });
}

/** Makes a text mean itself in Markdown, also inside a link: every sign that Markdown could read is escaped. */
export const escapeMarkdown = (words: string) => words.replace(/[!-/:-@[-`{-~]/g, "\\$&");

/** What would be read as a sign, an entity or a link gets a backslash. */
const escapeSigns = (words: string) =>
  words
    .replace(/[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w)/gu, "\\$&")
    .replace(/(?<=https?|ftp):(?=\/\/)|(?<=www)\.|(?<=\S)@(?=\S)/gi, "\\$&");

/** What would make a line a heading, a list, a quotation. */
const escapeBeginning = (line: string) =>
  line.replace(/^### |^(\d{1,9})(?=[.)])|^(?=[#>+=-])/, (found, digits?: string) =>
    found === "### " ? found : `${digits ?? ""}\\`,
  );

const isEmphasis = (piece: Piece | undefined) =>
  piece !== undefined && "sign" in piece && /^[*_]+$/.test(piece.sign);

function encodeEnds(words: string, before: Piece | undefined, after: Piece | undefined): string {
  const encode = (letter: string) => `&#${letter.codePointAt(0)};`;
  const begun = isEmphasis(before) ? words.replace(/^[\p{L}\p{N}]/u, encode) : words;
  return isEmphasis(after) ? begun.replace(/[\p{L}\p{N}]$/u, encode) : begun;
}

/** An address as it stands in a link; signs of Markdown and entities in it are what they are. */
function target(to: string): string {
  const written = decodeHTML(to) === to ? to : to.replaceAll("&", "&amp;");
  return /[()]/.test(written) ? `<${written}>` : written;
}

const longestRun = (text: string) =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

function writeCodeSpan(text: string): string {
  const fence = "`".repeat(longestRun(text) + 1);
  const isOpen = /^`|`$|^ .* $/s.test(text);
  return isOpen ? `${fence} ${text} ${fence}` : fence + text + fence;
}

function writeCode(text: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}\n${text}\n${fence}`;
}

type List = Extract<Block, { is: "list" }>;

/** Lists of the same sort that stand right before one: with the same sign they would be read as one. */
function listsBefore({ from }: List, before: RichText): number {
  const isAlike = (block: Block) =>
    block.is === "list" && (block.from === undefined) === (from === undefined);
  return before.length - 1 - before.findLastIndex((block) => !isAlike(block));
}

/** @param before lists of the same sort right before it */
function writeList(
  { from, items }: List,
  before: number,
  write: (text: RichText) => string,
): string {
  const isSecond = before % 2 === 1;
  const isTight = items.every((blocks) =>
    blocks.every(({ is }, index) => (index === 0 ? is === "p" : is === "list")),
  );
  const written = items.map((blocks, index) => {
    const sign =
      from === undefined ? (isSecond ? "*" : "-") : `${from + index}${isSecond ? ")" : "."}`;
    const text = isTight ? blocks.map((block) => write([block])).join("\n") : write(blocks);
    const indent = " ".repeat(sign.length + 1);
    return `${sign} ${text.replace(/\n(?=.)/g, `\n${indent}`)}`;
  });
  return written.join(isTight ? "\n" : "\n\n");
}

/** Whether both show the same: which of two signs stands around the other does not matter. */
export const isSameText = (one: RichText | string, other: RichText | string): boolean =>
  typeof one !== "string" &&
  typeof other !== "string" &&
  JSON.stringify(flat(one)) === JSON.stringify(flat(other));

const flat = (text: RichText): unknown =>
  text.map((block) => {
    if (block.is === "code" || block.is === "picture") return block;
    if (block.is === "quote") return { is: "quote", blocks: flat(block.blocks) };
    if (block.is === "list") return { ...block, items: block.items.map(flat) };
    if (block.is === "table")
      return { is: "table", rows: block.rows.map((row) => row.map((cell) => runsOf(cell))) };
    return { is: block.is, runs: runsOf(block.inside) };
  });

/** Words, and all that holds for them. */
export interface Run {
  words: string;
  /** Sorted; `link …` with its address. */
  marks: readonly string[];
}

/** A line's end within words, with the blanks around it, is one blank. */
function inOneLine(words: string): string {
  const [first = "", ...rest] = words.split("\n");
  const last = rest.pop();
  if (last === undefined) return words;
  const between = rest.map((line) => line.trim()).filter((line) => line !== "");
  return [first.trimEnd(), ...between, last.trimStart()].join(" ");
}

/** A line as words one after another; what holds for several of them is said of each. A break is a line's end. */
export function runsOf(inlines: readonly Inline[], marks: readonly string[] = []): Run[] {
  const runs: Run[] = [];
  for (const inline of inlines) {
    if (typeof inline === "string") add({ words: inOneLine(inline), marks });
    else if (inline.is === "break") add({ words: "\n", marks: [] });
    else if (inline.is === "code") add({ words: inline.text, marks: withMark(marks, "code") });
    else {
      const mark = inline.is === "link" ? `link ${inline.to}` : inline.is;
      runsOf(inline.inside, withMark(marks, mark)).forEach(add);
    }
  }
  return runs;

  function add(run: Run): void {
    const last = runs.at(-1);
    if (run.words === "") return;
    if (last && last.marks.join() === run.marks.join())
      runs[runs.length - 1] = { ...last, words: last.words + run.words };
    else runs.push(run);
  }
}

const withMark = (marks: readonly string[], mark: string) => [...new Set([...marks, mark])].sort();
