import { foldLetters, wordsOf } from "#platform/rules/fold-letters.ts";
import { createMender } from "./mend-words.ts";
import { type FoundKind, foundKinds, type SearchEntry } from "./search-index.ts";

/** What a word of the query is worth where it is found, best first. */
const worth = {
  /** Once, beside what its words are worth: a title, or a name in a menu, and nothing else. */
  wholeName: 6,
  wholeTitleWord: 12,
  titleBeginning: 9,
  insideTitle: 5,
  textBeginning: 3,
  insideText: 1,
};
/** Fewer letters are found only at the beginning of words: `ar` is inside far too many. */
const insideFrom = 3;
const mostInGroup = 6;

interface Prepared {
  entry: SearchEntry;
  /** Its title and its names, the words of each. */
  names: string[][];
  titleWords: string[];
  title: string;
  textWords: string[];
  text: string;
}

export interface FoundGroup {
  kind: FoundKind;
  entries: SearchEntry[];
  /** What was looked for instead, where the query itself finds nothing: it with its slips mended. */
  instead?: string;
}

/** Folds the index once, then finds in it as often as a letter is typed. */
export function createFinder(entries: readonly SearchEntry[]): (query: string) => FoundGroup[] {
  const prepared = entries.map((entry): Prepared => {
    const names = [entry.title, ...(entry.names ?? [])].map((name) => wordsOf(foldLetters(name)));
    const titleWords = names.flat();
    const text = foldLetters([entry.text, entry.on, entry.words].join(" "));
    return {
      entry,
      names,
      titleWords,
      title: titleWords.join(" "),
      text,
      textWords: wordsOf(text),
    };
  });

  let mend: ((word: string) => string) | undefined;
  /** Once somebody has slipped, not with the first letter typed. */
  const mended = (words: readonly string[]) => {
    mend ??= createMender(
      prepared.flatMap(({ titleWords, textWords }) => [...titleWords, ...textWords]),
    );
    return words.map(mend);
  };

  return (query) => {
    const words = wordsOf(foldLetters(query));
    if (words.length === 0) return [];
    const found = findWords(prepared, words);
    if (found.length > 0) return found;
    const meant = mended(words);
    if (meant.join() === words.join()) return [];
    return findWords(prepared, meant).map((group) => ({ ...group, instead: meant.join(" ") }));
  };
}

function findWords(prepared: readonly Prepared[], words: readonly string[]): FoundGroup[] {
  const found = prepared
    .map((candidate) => ({ entry: candidate.entry, score: scoreOf(candidate, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return foundKinds
    .map((kind) => ({ kind, hits: found.filter(({ entry }) => entry.kind === kind) }))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0))
    .map(({ kind, hits }) => ({
      kind,
      entries: hits.slice(0, mostInGroup).map(({ entry }) => entry),
    }));
}

/** Every word has to be found somewhere; the sum of what the finds are worth, 0 when one is missing. */
function scoreOf(candidate: Prepared, words: readonly string[]): number {
  const scores = words.map((word) => scoreOfWord(candidate, word));
  if (scores.includes(0)) return 0;
  const isName = candidate.names.some((name) => name.join() === words.join());
  return scores.reduce((sum, score) => sum + score, isName ? worth.wholeName : 0);
}

function scoreOfWord({ titleWords, title, textWords, text }: Prepared, word: string): number {
  const begins = (other: string) => other.startsWith(word);
  const mayBeInside = word.length >= insideFrom;
  if (titleWords.includes(word)) return worth.wholeTitleWord;
  if (titleWords.some(begins)) return worth.titleBeginning;
  if (mayBeInside && title.includes(word)) return worth.insideTitle;
  if (textWords.some(begins)) return worth.textBeginning;
  return mayBeInside && text.includes(word) ? worth.insideText : 0;
}
