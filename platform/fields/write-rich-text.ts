import { readRichText } from "./read-rich-text.ts";
import type { Block, Inline, RichText } from "./rich-text.ts";
import { isSameText } from "./same-text.ts";
import { escapeMarkdown, longestRun, marks, type Way, without, writeLine } from "./write-line.ts";

const plain: Way = { strong: "**", em: "*", encode: false, escapeAll: false, keeps: marks };
const signs = [{}, { em: "_" }, { strong: "__" }] as const;
/** The first one that reads back the same is taken. */
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
