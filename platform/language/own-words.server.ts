import type { LanguageCode } from "./languages.ts";

/** Folders of `content/` whose words a company may say otherwise, in the back office. */
export type WordSet = "messages" | "mails" | "replies";
/** What is said otherwise in one language: key → text. */
export type OwnWords = Readonly<Partial<Record<WordSet, Readonly<Record<string, string>>>>>;

let said: Partial<Record<LanguageCode, OwnWords>> = {};

/** What this process says from now on: the words of the release that it shows. */
export function takeWords(words: Partial<Record<LanguageCode, OwnWords>>): void {
  said = words;
}

/** What the company says instead of a word of `content/`; undefined: nothing. */
export const ownWord = (set: WordSet, language: LanguageCode, key: string): string | undefined =>
  said[language]?.[set]?.[key];

/** What `build` makes, with other words; they are taken for as long as it runs, so it may wait for nothing. */
export function saidWith<Made>(language: LanguageCode, words: OwnWords, build: () => Made): Made {
  const before = said;
  said = { ...said, [language]: { ...said[language], ...words } };
  try {
    return build();
  } finally {
    said = before;
  }
}
