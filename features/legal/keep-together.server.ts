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
  /(?<![\p{L}\d])(?:(?:[Ee]-(?:Mail|posta)|IP-)[\p{L}-]*|axe-core|\d\d:\d\d–\d\d:\d\d|\d+(?:\(\w+\))+|\d+(?:\/\w+)+(?:-\w)?)/gu;

/** Where an e-mail address may break: at its sign and its dots. */
const joints = /(?<=[\w-])(?=@[\w-]+\.\w)|(?<=[\w-]@[\w.-]+)(?=\.\w)/g;

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
            .replace(words, '<span class="whitespace-nowrap">$&</span>')
            .replace(joints, "<wbr>"),
    )
    .join("");
}
