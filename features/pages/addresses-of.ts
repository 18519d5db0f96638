import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { EntryDocument } from "./entry-document.ts";
import { kindOf } from "./kinds.ts";

/**
 * The address of an entry in a language, without the language's prefix; undefined where it has none. What stands around
 * the pages is told apart by `#` and its name, which is the address of nothing.
 */
export function addressIn(entry: EntryDocument, language: LanguageCode): string | undefined {
  const { below, numberedBy, isPageless } = kindOf(entry.kind);
  if (isPageless) return `#${entry.id}`;
  if (below === undefined) return entry.path;
  if (numberedBy !== undefined) {
    const number = entry.values[numberedBy];
    return typeof number === "number" ? below + number : undefined;
  }
  const slug = entry.slugs[language];
  return slug === undefined ? undefined : below + slug;
}

export function addressesOf(entry: EntryDocument): { language: LanguageCode; path: string }[] {
  return languageCodes.flatMap((language) => {
    const path = addressIn(entry, language);
    return path === undefined ? [] : [{ language, path }];
  });
}

/** The field of an entry that says where it stands, as problems name it. */
export function addressField({ kind }: EntryDocument, language: LanguageCode): string {
  const { below, numberedBy } = kindOf(kind);
  return numberedBy ?? (below === undefined ? "path" : `slug.${language}`);
}
