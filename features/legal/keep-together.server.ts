import { type Inline, mapBlock, type RichText } from "#platform/fields/rich-text.ts";

/** Where a line would leave a riddle at its end or its beginning: after each of these, before each of those. */
const spaces = new RegExp(
  [
    // What is followed by its number, letter or name; 10115 Berlin.
    /(?<=(?<!\p{L})(?:§|(?:Art|Abs|Nr|No|m)\.|No:|[Aa]rticle|[Ss]ection|EN|EN 301)) (?=\d)/u,
    /(?<=(?<!\p{L})Buchst\.) (?=[a-z]\b)/u,
    /(?<=(?<!\p{L})Ltd\.) (?=\p{Lu})/u,
    /(?<=(?<!\d)\d{5}) (?=\p{Lu})/u,
    /(?<=(?<!\p{L})IP) (?=adres)/u,
    / (?=A\.Ş\.)/u,
    // A number and what it counts.
    /(?<=\d) (?=saat|gün|piksel|Stunde|Tag|Pixel|hour|day|pixel)/u,
    // A number or a letter of a law, and the law.
    /(?<=\d\.) (?=madde)/u,
    /(?<=\d) (?=Abs\.|sayılı)/u,
    /(?<=[\d)]|Buchst\. [a-z]) (?=(?:DSGVO|GDPR|KVKK|TDDDG|UWG)\b)/u,
    /(?<=(?:KVKK|GDPR)) (?=m\.)/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** Words with a hyphen that is part of the word, times from–to, and the numbers of laws: 6(1)(f), 5/2-f. */
const words =
  /(?<![\p{L}\d])((?:(?:[Ee]-(?:Mail|posta)|IP-)[\p{L}-]*|axe-core|\d\d:\d\d–\d\d:\d\d|\d+(?:\(\w+\))+|\d+(?:\/\w+)+(?:-\w)?))/gu;

/** A line that does not end before the number of a law. */
export const keepSpaces = (line: string): string => line.replace(spaces, "\u00a0");

/**
 * A text in which no line ends in the middle of "E-Mail", "Art. 28" or "6(1)(f)". A no-break hyphen (U+2011) would do
 * without an element for it, but the font has none.
 */
export const keepTogether = (text: RichText): RichText =>
  text.map((block) =>
    mapBlock(block, { text: keepTogether, line: (line) => line.flatMap(inLine) }),
  );

function inLine(part: Inline): Inline[] {
  if (typeof part === "string")
    return keepSpaces(part)
      .split(words)
      .flatMap((piece, index): Inline[] => {
        if (piece === "") return [];
        return [index % 2 === 1 ? { is: "whole", inside: [piece] } : piece];
      });
  return "inside" in part ? [{ ...part, inside: part.inside.flatMap(inLine) }] : [part];
}
