import { decodeHTML } from "entities";
import type { Inline } from "./rich-text.ts";

/** How the signs of a line are written. */
export interface Way {
  strong: "**" | "__";
  em: "*" | "_";
  /** Letters beside emphasis as `&#97;`: a sign between two of them would be read as a sign. */
  encode: boolean;
  /** Every sign gets a backslash, not only those that usually mean something. */
  escapeAll: boolean;
  keeps: readonly string[];
}

/** All that a line can say beside words. */
export const marks = ["link", "strong", "em", "code"];

/** A line that says less: what is not kept leaves its words. */
export const without = (inlines: readonly Inline[], keeps: readonly string[]): Inline[] =>
  inlines.flatMap((inline): Inline[] => {
    if (typeof inline === "string" || inline.is === "break") return [inline];
    if (inline.is === "code") return [keeps.includes("code") ? inline : inline.text];
    const inside = without(inline.inside, keeps);
    return keeps.includes(inline.is) ? [{ ...inline, inside }] : inside;
  });

/** Signs that stand around words, and the words between them. */
type Piece = { sign: string } | { words: string };

/** Words, emphasis, links and code of one line, in one way. */
export function writeLine(inlines: readonly Inline[], way: Way): string {
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

export const longestRun = (text: string) =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

function writeCodeSpan(text: string): string {
  const fence = "`".repeat(longestRun(text) + 1);
  const isOpen = /^`|`$|^ .* $/s.test(text);
  return isOpen ? `${fence} ${text} ${fence}` : fence + text + fence;
}
