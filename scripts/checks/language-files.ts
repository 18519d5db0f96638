import { existsSync } from "node:fs";
import { parse } from "yaml";
import { languageCodes } from "../../platform/language/languages.ts";
import { filesBelow, textOf } from "./source-files.ts";

/** Beside its row a language is these files (docs/add-a-language.md). `*`: its code. */
const patterns = () => [
  "content/messages/*.json",
  "content/messages/admin/*.json",
  "content/mails/*.json",
  "content/replies/*.json",
  ...["light", "dark", "light-phone", "dark-phone"].flatMap((theme) =>
    ["avif", "webp"].map((ending) => `public/pictures/dashboard-*-${theme}.${ending}`),
  ),
];

/** `content/mails/fr.json is missing` */
export function findMissingLanguageFiles(): string[] {
  return languageCodes
    .flatMap((code) => patterns().map((pattern) => pattern.replace("*", code)))
    .filter((file) => !existsSync(file))
    .map((file) => `${file} is missing`)
    .concat(findUntoldLaw());
}

/** Texts that bind somebody, and that a language does not say: there a buyer would agree to nothing. */
const findUntoldLaw = (): string[] =>
  filesBelow("content/entries", ".yaml")
    .filter((file) => /\/(legal|order)-text\//.test(file))
    .flatMap((file) => {
      const { title = {} } = parse(textOf(file));
      return languageCodes
        .filter((code) => !Object.hasOwn(title, code))
        .map((code) => `${file} says nothing in ${code}`);
    });

/** Files that may name several languages, and why a language more changes nothing in them. */
const mayList: Record<string, string> = {
  "platform/language/languages.ts": "the table itself",
  "features/news/parse-date.server.ts":
    "months in foreign feeds, whose languages are not the site's",
  "scripts/checks/replaced-terms.ts": "terms that were replaced; a language may have none",
  "scripts/plant-picture/plant-words.ts":
    "words of a drawn screen; a language without its own gets English ones",
  "scripts/seed/invent-message.ts": "invented messages; a language without its own writes English",
  "ui/pictures/flags.tsx": "drawings; a language without one shows its code",
};

/**
 * Code that names every language of today is code that forgets the one of tomorrow. Found are files where each code
 * stands as a key or a text.
 */
export function findWrittenOutLanguages(): string[] {
  return ["app", "features", "platform", "scripts", "server", "ui"]
    .flatMap((folder) => filesBelow(folder, ".ts", ".tsx", ".js", ".mjs", ".css"))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !Object.hasOwn(mayList, file))
    .filter((file) => namesAll(textOf(file)))
    .map((file) => `${file} lists the languages: take them from platform/language/languages.ts`);
}

/** Whether each language stands in a source, as a key, a text, or a part of a name such as `--bar-de`. */
export function namesAll(source: string, codes: readonly string[] = languageCodes): boolean {
  const code = source.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, "");
  return codes.every((each) =>
    new RegExp(`["'\`/]${each}["'\`./]|[\\s{,]${each}:|-${each}\\b|_${each.toUpperCase()}\\b`).test(
      code,
    ),
  );
}
