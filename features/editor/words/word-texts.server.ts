import type { EntryDocument } from "#features/pages/entry-document.ts";
import { knownWords } from "#features/pages/words/known-words.server.ts";
import { showWords } from "#features/pages/words/show-words.server.ts";
import { wordSetOf } from "#features/pages/words/word-fields.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** How a word may read on the site now: as the site says it without the draft, and as the draft does. */
export function wordTexts(draft: EntryDocument, item: string, language: LanguageCode): string[] {
  const set = wordSetOf(draft.id);
  const word = set && knownWords(set).get(item);
  if (!set || !word) return [];
  const own = showWords([draft], language)[set]?.[word.key];
  return [word.texts[language], ...(own === undefined ? [] : [own])];
}
