import process from "node:process";
import { pages } from "#app/pages.ts";
import { addressesOf } from "#features/pages/addresses-of.ts";
import { makeCard } from "#features/pages/describe-entry.server.ts";
import { readEntryFiles } from "#features/pages/entry-files.server.ts";
import { kindOf } from "#features/pages/kinds.ts";
import { readEntryFile } from "#features/pages/read-entry-file.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { wordsOf } from "../e2e/words.ts";

/** One address in one language of a site that has published what it begins with. */
export interface ShownPage {
  code: LanguageCode;
  /** Without the language's prefix. */
  path: string;
  /** Stands in the title of its document; where the page borrows it from another entry, nothing is expected. */
  title: string;
  /** Pages of one kind differ in their words alone. */
  kind: string;
  /** Search engines may list it. */
  indexed: boolean;
}

const screens = pages.flatMap(({ path, key }) =>
  languageCodes.map((code): ShownPage => {
    const title = wordsOf(code)(`pages.${key}.title`);
    return { code, path, title, kind: `screen ${path}`, indexed: false };
  }),
);

const entries = readEntryFiles("content/entries").flatMap((file) => {
  const { entry } = readEntryFile(file);
  if (!entry) return [];
  const indexed =
    entry.kind !== "second-name" && !entry.values.unlisted && !kindOf(entry.kind).unlisted;
  return addressesOf(entry).map(({ language, path }): ShownPage => {
    const { title } = makeCard(entry, language);
    const kind = entry.path ? `page ${path}` : entry.kind;
    return { code: language, path, title, kind, indexed };
  });
});

/** Every public page in every language. */
export const everyPage: readonly ShownPage[] = [...screens, ...entries];

/**
 * What the gate looks at: of each kind one page, the languages in turn. `npm run test:all-pages` looks at
 * everything; three times the browser's minutes tell a change's author nothing new.
 */
const sample = [...Map.groupBy(everyPage, ({ kind }) => kind).values()].flatMap(
  (alike, index) => alike.filter(({ code }) => code === languageCodes[index % 3])[0] ?? [],
);

export const walkedPages: readonly ShownPage[] = process.env.ALL_PAGES ? everyPage : sample;
