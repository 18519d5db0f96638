/** What is followed by its number, letter or name, and would be a riddle at the end of a line without it; 10115 Berlin. */
const spaces =
  /(?<=(?<!\p{L})(?:§|(?:Art|Abs|Nr|No|m)\.|No:|[Aa]rticle|[Ss]ection|EN|EN 301)) (?=\d)|(?<=(?<!\p{L})Buchst\.) (?=[a-z]\b)|(?<=(?<!\p{L})Ltd\.) (?=\p{Lu})|(?<=\d\.) (?=madde)|(?<=(?<!\d)\d{5}) (?=\p{Lu})/gu;

/** Words with a hyphen that is part of the word, times from–to, and the numbers of laws: 6(1)(f), 5/2-f. */
const words =
  /(?<![\p{L}\d])(?:(?:[Ee]-(?:Mail|posta)|IP-)[\p{L}-]*|axe-core|\d\d:\d\d–\d\d:\d\d|\d+(?:\(\w+\))+|\d+(?:\/\w+)+(?:-\w)?)/gu;

/**
 * HTML in which no line ends in the middle of "E-Mail", "Art. 28" or "6(1)(f)". Only text is touched, no tag. A
 * no-break hyphen (U+2011) would do without the element, but the font has none.
 */
export function keepTogether(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(spaces, "\u00a0")
            .replace(words, '<span class="whitespace-nowrap">$&</span>'),
    )
    .join("");
}
