import { readFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "#features/i18n/languages.ts";

type Words = { [key: string]: string | Words };

/**
 * The words of the pages, for the few answers that the server words itself. Read as files: in development an
 * `import` of them gives the compiled form that browsers get.
 */
const folder = new URL("../content/messages/", import.meta.url);
const read = (code: LanguageCode): Words =>
  JSON.parse(readFileSync(new URL(`${code}.json`, folder), "utf8"));
const words = new Map(languageCodes.map((code) => [code, read(code)]));

/** A message by its key, such as `forms.errors.name.required`; undefined where there is none. */
export function findWord(language: LanguageCode, key: string): string | undefined {
  let found: Words | string | undefined = words.get(language);
  for (const part of key.split(".")) {
    if (typeof found !== "object" || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === "string" ? found : undefined;
}
