/** Shorter words are near to too many others. */
const shortest = 4;
/** Letters from which on a word may hold two slips instead of one. */
const long = 8;
/** With fewer letters than that, a word is near to the beginnings of too many longer ones: `maaş` to `masaüstü`. */
const telling = 6;
/** Letters by which a known word may then go on, as endings do: `fiyat` in `fiyatlar`. */
const ending = 3;

/**
 * Makes of a word that is in no text the beginning of a known one that it was meant to be: `fiyt` → `fiyat`. A slip is
 * a letter too many, one too few, a wrong one, or two in each other's place; the first letter is taken as it stands.
 * What no known word is near to stays as it is. `known`: folded words, one as often as it stands in the texts.
 */
export function createMender(known: Iterable<string>): (word: string) => string {
  const often = new Map<string, number>();
  for (const word of known) often.set(word, (often.get(word) ?? 0) + 1);
  const all = [...often.keys()];

  return (word) => {
    if (word.length < shortest || all.some((other) => other.includes(word))) return word;
    const allowed = word.length < long ? 1 : 2;
    const near = all
      .filter((other) => other[0] === word[0] && other.length >= word.length - allowed)
      .map((other) => ({ ...nearestBeginning(word, other), often: often.get(other) ?? 0 }))
      .filter(({ slips, left }) => slips <= allowed && (word.length >= telling || left <= ending))
      .sort((a, b) => a.slips - b.slips || b.often - a.often);
    return near[0]?.beginning ?? word;
  };
}

/** The beginning of a known word that the fewest slips part a word from, and the letters left; of several the longest. */
function nearestBeginning(
  word: string,
  known: string,
): { slips: number; beginning: string; left: number } {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  let slips = word.length;
  let length = 0;
  for (let to = 1; to <= Math.min(known.length, word.length + 2); to += 1) {
    const row = [to];
    for (let at = 1; at <= word.length; at += 1) {
      const wrong = word[at - 1] === known[to - 1] ? 0 : 1;
      const swapped = word[at - 1] === known[to - 2] && word[at - 2] === known[to - 1];
      row[at] = Math.min(
        (row[at - 1] ?? 0) + 1,
        (last[at] ?? 0) + 1,
        (last[at - 1] ?? 0) + wrong,
        swapped && at > 1 ? (before[at - 2] ?? 0) + 1 : word.length,
      );
    }
    [before, last] = [last, row];
    const here = row[word.length] ?? slips;
    if (here <= slips) [slips, length] = [here, to];
  }
  return { slips, beginning: known.slice(0, length), left: known.length - length };
}
