export const textMarks = ["strong", "em", "heading", "list", "numbers", "quote", "link"] as const;
export type TextMark = (typeof textMarks)[number];

interface Marked {
  text: string;
  /** What is selected afterwards. */
  from: number;
  to: number;
}

const around = { strong: "**", em: "*" } as const;
const before = { heading: "### ", list: "- ", numbers: "1. ", quote: "> " } as const;

/**
 * Writes the signs of a mark around what is selected, or before each of its lines; where they are, they go.
 * @param words stand for a link's where nothing is selected
 */
export function markText(
  text: string,
  from: number,
  to: number,
  mark: TextMark,
  words: string,
): Marked {
  if (mark === "link") {
    const label = text.slice(from, to) || words;
    const link = `[${label}](https://)`;
    const end = from + link.length - 1;
    return { text: text.slice(0, from) + link + text.slice(to), from: end, to: end };
  }
  return mark in around
    ? markAround(text, from, to, around[mark as keyof typeof around])
    : markLines(text, from, to, before[mark as keyof typeof before]);
}

function markAround(text: string, from: number, to: number, sign: string): Marked {
  const { length } = sign;
  const isMarked = text.slice(from - length, from) === sign && text.slice(to, to + length) === sign;
  const middle = text.slice(from, to);
  if (isMarked)
    return {
      text: text.slice(0, from - length) + middle + text.slice(to + length),
      ...{ from: from - length, to: to - length },
    };
  return {
    text: text.slice(0, from) + sign + middle + sign + text.slice(to),
    ...{ from: from + length, to: to + length },
  };
}

function markLines(text: string, from: number, to: number, sign: string): Marked {
  const begin = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(begin, end).split("\n");
  const isMarked = lines.every((line) => line.startsWith(sign));
  const changed = lines
    .map((line) =>
      isMarked ? line.slice(sign.length) : sign + line.replace(/^(?:#{1,6}|[->]|\d{1,9}\.) /, ""),
    )
    .join("\n");
  return {
    text: text.slice(0, begin) + changed + text.slice(end),
    ...{ from: begin, to: begin + changed.length },
  };
}
