import { readFileSync } from "node:fs";
import path from "node:path";
import { type LanguageCode, languageCodes } from "./languages.ts";

const content = path.join(import.meta.dirname, "../../content");

/** @throws naming the file where it is missing or no JSON: a place in it is no help to whoever does not know which */
function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(path.join(content, file), "utf8"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === "ENOENT" ? "is missing (docs/add-a-language.md)" : message;
    throw new Error(`content/${file}: ${why}`, { cause: error });
  }
}

/**
 * The words of a folder of `content/` in every language, such as `mails`: one file each, named by its code. That they
 * all have the same keys is checked by `npm test`. Read as files: in development an `import` of `messages` gives the
 * compiled form that browsers get.
 */
export function readWords<Words>(folder: string): Record<LanguageCode, Words> {
  const read = (code: LanguageCode): [LanguageCode, Words] => [
    code,
    readJson(`${folder}/${code}.json`),
  ];
  return Object.fromEntries(languageCodes.map(read)) as Record<LanguageCode, Words>;
}
