/**
 * What was read from a text is there at once when the same text is asked for again: a page's texts are read to be
 * checked, shown, searched and for their links and pictures, one soon after the other. The oldest are forgotten.
 * @param read from a text, the same each time, and changed by nobody
 * @param most letters of all texts that are remembered
 */
export function rememberTexts<Read>(
  read: (text: string) => Read,
  most: number,
): (text: string) => Read {
  const known = new Map<string, Read>();
  let letters = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = read(text);
    known.set(text, now);
    letters += text.length;
    for (const [oldest] of known) {
      if (letters <= most) break;
      known.delete(oldest);
      letters -= oldest.length;
    }
    return now;
  };
}
