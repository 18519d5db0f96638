import { valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { EntryDocument } from "./entry-document.ts";
import { leavesAt } from "./leaves-at.ts";

/**
 * Names what visitors of a language see of an entry: where two documents have the same name, they see the same. A
 * change to the words of another language is none to them. Server and browser work it out alike.
 */
export function seenIn(document: EntryDocument, language: LanguageCode): string {
  const sections = document.sections.filter(({ hidden }) => !hidden.includes(language));
  return nameOf([
    ...[document.path, document.slugs[language], document.sample],
    sections.map(({ id, type }) => [id, type]),
    leavesAt({ ...document, sections }).map(({ at, leaf, value }) => [
      at,
      valueIn(leaf, value, language),
    ]),
  ]);
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/): at once, where `crypto.subtle` answers later. */
function nameOf(seen: unknown): string {
  const text = JSON.stringify(seen);
  let name = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    name = Math.imul(name ^ text.charCodeAt(at), 0x01000193);
  return (name >>> 0).toString(16);
}
