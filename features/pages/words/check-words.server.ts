import type { Values } from "#platform/fields/field.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Found } from "../gate/problem.ts";
import { type KnownWord, knownWords, namesIn } from "./known-words.server.ts";
import { wordSetOf, wordsFields } from "./word-fields.ts";
import { openingOf, writtenAs } from "./written-as.ts";

/** What is said otherwise in a language, item by item; `word` undefined: this release has no such word. */
export function wordsSaid(id: string, { items = [] }: Values, language: LanguageCode) {
  const set = wordSetOf(id);
  if (!set) return [];
  const known = knownWords(set);
  return (items as readonly ({ id: string } & Values)[]).flatMap((item, index) => {
    const text = valueIn(wordsFields.items.fields.text, item.text, language);
    if (typeof text !== "string") return [];
    const word = known.get(item.id);
    return [{ set, item: item.id, index, text, word, wrong: word && wrongWord(set, text, word) }];
  });
}

/** What keeps a text from being said instead of a word: it could not be put together. */
function wrongWord(
  set: Parameters<typeof namesIn>[0],
  text: string,
  { placeholders }: KnownWord,
): Pick<Found, "code" | "message" | "value"> | undefined {
  let names: string[];
  try {
    names = namesIn(set, text);
  } catch (error) {
    return { code: "wordForm", message: `is no message: ${(error as Error).message}` };
  }
  const missing = placeholders.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !placeholders.includes(name));
  const written = (list: readonly string[]) => list.map(writtenAs).join(", ");
  // A straight quotation mark before a brace or a `<` is the format's own: what follows is words, and nothing is put in.
  const quoted = missing.filter((name) => text.includes(`'${openingOf(name)}`));
  if (quoted.length > 0)
    return {
      ...{ code: "wordQuoted", value: written(quoted) },
      message: `has ${written(quoted)} behind a straight quotation mark, which keeps it as it is`,
    };
  if (missing.length > 0)
    return { code: "wordLacks", value: written(missing), message: `lacks ${written(missing)}` };
  if (unknown.length > 0)
    return {
      ...{ code: "wordUnknown", value: written(unknown) },
      message: `holds ${written(unknown)}, which nothing is put in for`,
    };
  return undefined;
}

/** What the gate says of words: those that could not be said, and those that nothing says any more. */
export const checkWords = (id: string, values: Values, language: LanguageCode): Found[] =>
  wordsSaid(id, values, language).flatMap(({ item, index, text, word, wrong }): Found[] => {
    const field = `items[${index}].text`;
    if (wrong) return [{ field, ...wrong }];
    if (word && word.texts[language] !== text) return [];
    if (word) {
      const message = "is what the site says by itself: leave it empty to follow later releases";
      return [{ level: "warning", field, code: "wordSame", message }];
    }
    const message = `${item} is said nowhere any more: the text is kept, and not shown`;
    return [{ level: "warning", field, code: "wordGone", value: item, message }];
  });
