import { readFileSync } from "node:fs";
import path from "node:path";
import { type LanguageCode, languageCodes } from "./languages.ts";

const content = path.join(import.meta.dirname, "../../content");

/**
 * The words of a folder of `content/` in every language, such as `mails`: one file each, named by its code. That they
 * all have the same keys is checked by `npm test`. Read as files: in development an `import` of `messages` gives the
 * compiled form that browsers get.
 */
export function readWords<Words>(folder: string): Record<LanguageCode, Words> {
  const read = (code: LanguageCode): [LanguageCode, Words] => [
    code,
    JSON.parse(readFileSync(path.join(content, folder, `${code}.json`), "utf8")),
  ];
  return Object.fromEntries(languageCodes.map(read)) as Record<LanguageCode, Words>;
}
