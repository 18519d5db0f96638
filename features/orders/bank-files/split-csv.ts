/** What banks put between their columns, in the order in which they are tried. */
export const delimiters = [";", ",", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** Cells of a row; a bank has some dozens. */
const mostCells = 200;

/**
 * Rows and cells of a CSV text (RFC 4180): quotes may hold delimiters and line ends, `""` is a quote. Goes through the
 * text once. A quote that never ends makes everything behind it one cell, and so no row that is read further.
 * @param most rows after which it ends
 */
export function* splitCsv(text: string, delimiter: Delimiter, most: number): Generator<string[]> {
  let cells: string[] = [];
  let at = 0;
  for (let rows = 0; at < text.length && rows < most; ) {
    const { cell, end } =
      text[at] === '"' ? quoted(text, at, delimiter) : plain(text, at, delimiter);
    if (cells.length < mostCells) cells.push(cell);
    const sign = text[end];
    at = end + 1;
    if (sign === delimiter) continue;
    if (sign === "\r" && text[at] === "\n") at += 1;
    yield cells;
    cells = [];
    rows += 1;
  }
  if (cells.length > 0) yield cells;
}

function plain(text: string, from: number, delimiter: Delimiter) {
  let end = from;
  while (end < text.length && !isEnd(text[end], delimiter)) end += 1;
  return { cell: text.slice(from, end).trim(), end };
}

function quoted(text: string, from: number, delimiter: Delimiter) {
  let cell = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { cell: text.slice(at), end: text.length };
    cell += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    cell += '"';
    at += 1;
  }
  // Some banks write spaces behind the closing quote.
  while (at < text.length && !isEnd(text[at], delimiter)) at += 1;
  return { cell: cell.trim(), end: at };
}

const isEnd = (sign: string | undefined, delimiter: Delimiter) =>
  sign === delimiter || sign === "\n" || sign === "\r";
