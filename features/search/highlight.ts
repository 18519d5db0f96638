import { foldLetters, foldWithPlaces, wordsOf } from "#platform/rules/fold-letters.ts";

export interface Part {
  text: string;
  /** The visitor searched for this. */
  hit: boolean;
}

/** Splits a text where words of the query stand in it, whatever their spelling. */
export function highlight(original: string, query: string): Part[] {
  const { text, places } = foldWithPlaces(original);
  const end = (at: number) => endOfLetter(original, places, at);
  const hits = wordsOf(foldLetters(query))
    .flatMap((word) =>
      occurrences(text, word).map((at) => [places[at] ?? 0, end(at + word.length)]),
    )
    .sort(([a = 0], [b = 0]) => a - b);

  const parts: Part[] = [];
  let done = 0;
  for (const [from = 0, to = 0] of hits) {
    if (to <= done) continue;
    const begin = Math.max(from, done);
    if (begin > done) parts.push({ text: original.slice(done, begin), hit: false });
    parts.push({ text: original.slice(begin, to), hit: true });
    done = to;
  }
  if (done < original.length) parts.push({ text: original.slice(done), hit: false });
  return parts;
}

/** At the beginning of words, and inside them for words that are searched for there (find-entries.ts). */
function occurrences(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const beginsWord = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "");
    if (beginsWord || word.length > 2) found.push(at);
  }
  return found;
}

/** Where the original letter ends whose last folded letter stands before `at`. */
function endOfLetter(original: string, places: readonly number[], at: number): number {
  const last = places[at - 1] ?? 0;
  return places.slice(at).find((place) => place > last) ?? original.length;
}

/** Letters of a text that are shown under a find. */
const excerptLength = 120;

/** The part of a text around the first find, cut between words. */
export function excerpt(original: string, query: string): string {
  if (original.length <= excerptLength) return original;
  const [before] = highlight(original, query);
  const hitAt =
    before && !before.hit && before.text.length < original.length ? before.text.length : 0;
  const wordStart = (at: number) => (at <= 0 ? 0 : original.indexOf(" ", at) + 1);
  const from = hitAt < excerptLength / 2 ? 0 : wordStart(hitAt - excerptLength / 3);
  const to = original.lastIndexOf(" ", from + excerptLength);
  const cut = from + excerptLength >= original.length ? original.length : Math.max(to, from);
  const text = original.slice(from, cut);
  return `${from > 0 ? "… " : ""}${text}${cut < original.length ? " …" : ""}`;
}
