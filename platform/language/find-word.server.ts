import type { LanguageCode } from "./languages.ts";
import { ownWord } from "./own-words.server.ts";
import { readWords } from "./read-words.ts";

type Words = { [key: string]: string | Words };

/** The words of the pages, for the few answers that the server words itself. */
const words = readWords<Words>("messages");

/** A message by its key, such as `forms.errors.name.required`, as visitors read it; undefined where there is none. */
export function findWord(language: LanguageCode, key: string): string | undefined {
  let found: Words | string | undefined = words[language];
  for (const part of key.split(".")) {
    if (typeof found !== "object" || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === "string" ? (ownWord("messages", language, key) ?? found) : undefined;
}
