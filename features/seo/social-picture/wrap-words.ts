/** How wide a text is, px. */
export type Measure = (text: string) => number;

/** Breaks a text between words into lines no wider than `width`; a word that is wider stands alone. */
function fill(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/**
 * Wraps a headline into as few lines as fit and makes these about equally long, like `text-wrap: balance`.
 * Undefined when a single word is too wide.
 */
export function wrapWords(text: string, width: number, measure: Measure): string[] | undefined {
  if (text.split(" ").some((word) => measure(word) > width)) return undefined;
  const { length } = fill(text, width, measure);
  let [narrow, wide] = [0, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    const fits = fill(text, middle, measure);
    if (fits.length > length || fits.some((line) => measure(line) > middle)) narrow = middle;
    else wide = middle;
  }
  return fill(text, wide, measure);
}
