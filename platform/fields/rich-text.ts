import type { Photo } from "#ui/pictures/photo.ts";

/** Text in a line, as a page gets it: no HTML, so nothing in it can become any. */
export type Inline =
  | string
  | { is: "strong" | "em"; inside: readonly Inline[] }
  /** No line ends within; nobody writes it, it is put in where a text is shown. */
  | { is: "whole"; inside: readonly Inline[] }
  | { is: "code"; text: string }
  /** `to`: an address of another host, or one of ours without its language. */
  | { is: "link"; to: string; inside: readonly Inline[] }
  | { is: "break" };

/** The cells of a table's row: a line each. */
export type Row = readonly (readonly Inline[])[];

/** A block that is one line. */
export interface Line {
  is: "p" | "h3";
  inside: readonly Inline[];
}

export type Block =
  | Line
  | { is: "quote"; blocks: RichText }
  | { is: "list"; from?: number; items: readonly RichText[] }
  | { is: "code"; text: string }
  /** The first row heads the columns; each has as many cells as it. `name`: what they say, put in where it is shown. */
  | { is: "table"; rows: readonly Row[]; name?: string }
  /** `picture`: `picture:` and an id as it is written, what a page needs of it as it is shown. `alt`: other words than its own. */
  | { is: "picture"; picture: string | Photo; alt?: string };

export type RichText = readonly Block[];

/** Nobody reads more on a telephone; and each row of a hostile table is filled up to as many cells as its first has. */
export const mostColumns = 12;
export const mostRows = 200;

/** The same block with other texts within it, or with other lines. */
export function mapBlock(
  block: Block,
  {
    text,
    line,
  }: Record<"text", (text: RichText) => RichText> &
    Record<"line", (line: readonly Inline[]) => readonly Inline[]>,
): Block {
  switch (block.is) {
    case "quote":
      return { ...block, blocks: text(block.blocks) };
    case "list":
      return { ...block, items: block.items.map(text) };
    case "table":
      return { ...block, rows: block.rows.map((row) => row.map(line)) };
    case "code":
    case "picture":
      return block;
    default:
      return { ...block, inside: line(block.inside) };
  }
}

/** Every block of a text, those within others too, each before what it holds. */
export const blocksOf = (text: RichText): Block[] =>
  text.flatMap((block): Block[] => {
    if (block.is === "quote") return [block, ...blocksOf(block.blocks)];
    return block.is === "list" ? [block, ...block.items.flatMap(blocksOf)] : [block];
  });
