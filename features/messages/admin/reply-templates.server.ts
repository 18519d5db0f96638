import type tr from "#content/replies/tr.json";
import type { LanguageCode } from "#platform/language/languages.ts";
import { ownWord } from "#platform/language/own-words.server.ts";
import { readWords } from "#platform/language/read-words.ts";

const written = readWords<typeof tr>("replies");

/** What a reply can begin with, as the company says it. */
export const replyTemplates = (language: LanguageCode): typeof tr =>
  written[language].map((template) => {
    const said = (name: "name" | "subject" | "text") =>
      ownWord("replies", language, `${template.key}.${name}`) ?? template[name];
    return { key: template.key, name: said("name"), subject: said("subject"), text: said("text") };
  });
