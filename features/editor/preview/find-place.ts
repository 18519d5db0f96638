import type { EntryDocument } from "#features/pages/entry-document.ts";
import { leavesAt } from "#features/pages/leaves-at.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Place } from "./preview-messages.ts";

interface Text {
  at: string;
  section: string | undefined;
  text: string;
}

/** Blanks and line breaks are drawn as they fit. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

function textsIn(document: EntryDocument, language: LanguageCode): Text[] {
  return leavesAt(document).flatMap(({ at, section, leaf, value }) => {
    const said = valueIn(leaf, value, language);
    if (typeof said !== "string" || !["line", "text", "rich-text", "code"].includes(leaf.kind))
      return [];
    return [{ at, section, text: plain(wordsOf(leaf.wordsOf, said)) }];
  });
}

function wordsOf(read: ((value: string) => string) | undefined, said: string): string {
  try {
    return read?.(said) ?? said;
  } catch {
    // It cannot be read yet, and stands there as it is.
    return said;
  }
}

/** The field that a text of the page comes from; undefined where it is none of the entry's own. */
export function fieldAt(
  document: EntryDocument,
  language: LanguageCode,
  { section, text, nth }: Place,
): string | undefined {
  const all = textsIn(document, language);
  const wanted = plain(text);
  if (wanted === "") return undefined;
  const near = all.filter((one) => one.section === section);
  for (const some of [near, all]) {
    const same = some.filter((one) => one.text === wanted);
    const inside = some.filter((one) => one.text.includes(wanted));
    const around = some
      .filter((one) => one.text.length > 2 && wanted.includes(one.text))
      .sort((a, b) => b.text.length - a.text.length);
    const found = same[nth] ?? same[0] ?? inside[0] ?? around[0];
    if (found) return found.at;
  }
  return undefined;
}

/** Where a field stands on the page; undefined where nothing of it is drawn as text. */
export function placeOf(
  document: EntryDocument,
  language: LanguageCode,
  at: string,
): Place | undefined {
  const all = textsIn(document, language);
  const own = all.find((one) => one.at === at);
  if (!own) {
    const [first, section] = at.split(".");
    return first === "sections" && section ? { section, text: "", nth: 0 } : undefined;
  }
  const same = all.filter(({ section, text }) => section === own.section && text === own.text);
  return { section: own.section, text: own.text, nth: same.indexOf(own) };
}
