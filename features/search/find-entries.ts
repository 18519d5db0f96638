import { foldLetters, wordsOf } from "#platform/rules/fold-letters.ts";
import { type FoundKind, foundKinds, type SearchEntry } from "./search-index.ts";

/** What a word of the query is worth where it is found, best first. */
const worth = {
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
  titleWords: string[];
  title: string;
  textWords: string[];
  text: string;
}

export interface FoundGroup {
  kind: FoundKind;
  entries: SearchEntry[];
}

/** Folds the index once, then finds in it as often as a letter is typed. */
export function createFinder(entries: readonly SearchEntry[]): (query: string) => FoundGroup[] {
  const prepared = entries.map((entry): Prepared => {
    const title = foldLetters(entry.title);
    const text = foldLetters(`${entry.text} ${entry.on ?? ""}`);
    return { entry, title, titleWords: wordsOf(title), text, textWords: wordsOf(text) };
  });

  return (query) => {
    const words = wordsOf(foldLetters(query));
    if (words.length === 0) return [];
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
  };
}

/** Every word has to be found somewhere; the sum of what the finds are worth, 0 when one is missing. */
function scoreOf(candidate: Prepared, words: readonly string[]): number {
  const scores = words.map((word) => scoreOfWord(candidate, word));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score);
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
