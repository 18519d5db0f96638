/** A run of a text: it stood there before, stands there now, or both. */
export interface Run {
  text: string;
  kind: "same" | "gone" | "new";
}

/** Beyond so many pairs of words the texts are shown whole: somebody rewrote them anyway. */
const mostPairs = 250_000;

/** Words with the blanks after them, so that joining the runs gives the texts again. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** What changed between two texts, word by word: the longest common row of words stays. */
export function wordDifference(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let first = 0;
  while (first < old.length && first < now.length && old[first] === now[first]) first += 1;
  let end = 0;
  const left = () => Math.min(old.length, now.length) - first - end;
  while (left() > 0 && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const [from, to] = [old.slice(first, old.length - end), now.slice(first, now.length - end)];
  const middle: Run[] =
    from.length * to.length > mostPairs
      ? [
          { text: from.join(""), kind: "gone" },
          { text: to.join(""), kind: "new" },
        ]
      : compare(from, to);
  return joined([
    ...now.slice(0, first).map((text): Run => ({ text, kind: "same" })),
    ...middle,
    ...now.slice(now.length - end).map((text): Run => ({ text, kind: "same" })),
  ]);
}

/** By the table of the longest common rows, from the end. */
function compare(old: readonly string[], now: readonly string[]): Run[] {
  const width = now.length + 1;
  const longest = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const runs: Run[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [gone, come] = [old[row], now[column]];
    if (gone !== undefined && gone === come) {
      runs.push({ text: gone, kind: "same" });
      row += 1;
      column += 1;
    } else if (
      gone !== undefined &&
      (come === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      runs.push({ text: gone, kind: "gone" });
      row += 1;
    } else {
      runs.push({ text: come ?? "", kind: "new" });
      column += 1;
    }
  }
  return runs;
}

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    if (run.text === "") continue;
    const last = all.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}
