import type { EntryDocument } from "#features/pages/entry-document.ts";
import { isMeantFor } from "#features/pages/entry-title.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import { isLanguageCode, type LanguageCode } from "#platform/language/languages.ts";

/** Local-storage key of the language in which entries are written. */
const storageKey = "entry-language";

/** What somebody chose last in this browser; undefined: nothing. */
export function readEntryLanguage(): LanguageCode | undefined {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept !== null && isLanguageCode(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepEntryLanguage(language: LanguageCode): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked or full: the choice holds for this entry.
  }
}

/**
 * The language in which an entry is opened: the first of those wanted that it is written in, the first language of the
 * site where it is in none of them. What has no titles at all is in every language.
 */
export function openedIn(
  entry: Pick<EntryDocument, "kind" | "values">,
  wanted: readonly (LanguageCode | undefined)[],
): LanguageCode {
  return wanted.find((code) => code !== undefined && isMeantFor(entry, code)) ?? sourceLanguage;
}
