import { foldLetters, wordsOf } from "#platform/rules/fold-letters.ts";

/** Longer than anything that somebody looks for, in letters. */
export const mostLetters = 100;

/** What a search reads of an entry of a list: it stands at `data-words` of the entry, folded. */
export const wordsToFind = (...texts: readonly (string | undefined)[]) =>
  wordsOf(foldLetters(texts.join(" "))).join(" ");

/**
 * Makes of what somebody looks for a question to an entry's words: every word of it begins one of theirs, or stands
 * inside of one where it has three letters or more. Nothing looked for fits everything.
 */
export function fitsWords(query: string): (words: string) => boolean {
  const wanted = wordsOf(foldLetters(query.slice(0, mostLetters)));
  return (words) =>
    wanted.every((word) => ` ${words}`.includes(word.length < 3 ? ` ${word}` : word));
}
