import type { EntryDocument } from "#features/pages/entry-document.ts";
import { titleIn } from "#features/pages/entry-title.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import type { Leaf } from "#platform/fields/field.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import { textHash } from "#platform/fields/text-hash.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { TranslatedText, TranslationsAnswer } from "./calls.ts";
import { sourceOf, stateOf, textsOf } from "./entry-texts.server.ts";
import { standingIn } from "./take-texts.server.ts";
import { type TextState, textStates } from "./text-states.ts";

export interface TextFilter {
  language?: LanguageCode | undefined;
  state?: TextState | "open" | undefined;
  entry?: string | undefined;
  q?: string | undefined;
  /** How many texts stand before the page. */
  after?: number | undefined;
}

export type ListedText = TranslatedText & { of: string; leaf: Leaf };

/** The first language that is translated to. */
const firstTarget = languageCodes.find((code) => code !== sourceLanguage) ?? sourceLanguage;
export const targetOf = ({ language }: Pick<TextFilter, "language">): LanguageCode =>
  language === undefined || language === sourceLanguage ? firstTarget : language;

/** All texts that a filter shows, in the order of the entries and of their pages. */
export async function readTexts(
  db: Db,
  filter: TextFilter,
): Promise<{ all: ListedText[]; shown: ListedText[] }> {
  const language = targetOf(filter);
  const entries = await readNewest(db, filter.entry ? [filter.entry] : undefined);
  const all = entries.flatMap(({ document }) =>
    textsOf(document).map((text): ListedText => {
      const { of, sourceHash, targetHash, value } = standingIn(text.texts, language);
      return {
        ...{
          entry: document.id,
          title: String(titleIn(document, sourceLanguage) ?? document.id),
          field: text.field,
        },
        section: text.section,
        ...{ source: sourceOf(text.texts), before: null, value, of, leaf: text.leaf },
        ...{ state: stateOf(text, language), sourceHash, targetHash },
      };
    }),
  );
  const words = foldLetters(filter.q ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const shown = all.filter(({ state, entry, title, source, value }) => {
    const text = foldLetters(`${entry} ${title} ${source} ${value}`);
    return (
      (filter.state === undefined ||
        filter.state === state ||
        (filter.state === "open" && isOpen(state))) &&
      words.every((word) => text.includes(word))
    );
  });
  return { all, shown };
}

/** What waits for a translation; a machine may make it. */
export const isOpen = (state: TextState) => state === "missing" || state === "stale";

const most = 50;

/** One page of them, with how many are how, and the text that each stale one was made from. */
export async function readTranslations(
  db: Db,
  filter: TextFilter,
): Promise<Omit<TranslationsAnswer, "hasMachine">> {
  const { all, shown } = await readTexts(db, filter);
  const { after = 0 } = filter;
  const items = shown.slice(after, after + most);
  const earlier = await earlierSources(db, items);
  return {
    language: targetOf(filter),
    counts: Object.fromEntries(
      textStates.map((state) => [state, all.filter((text) => text.state === state).length]),
    ),
    items: items.map(({ of, leaf, ...text }) => ({
      ...text,
      before: earlier.get(`${text.entry} ${text.field} ${of}`) ?? null,
    })),
    next: after + most < shown.length ? String(after + most) : null,
  };
}

/** `entry field hash` → the Turkish text that had this hash, from the versions of what is stale. */
async function earlierSources(db: Db, texts: readonly ListedText[]): Promise<Map<string, string>> {
  const stale = texts.filter(({ state }) => state === "stale").map(({ entry }) => entry);
  if (stale.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_version")
    .select("document")
    .where("entry", "in", [...new Set(stale)])
    .execute();
  return new Map(
    rows.flatMap(({ document }) => {
      const read: EntryDocument = JSON.parse(document);
      return textsOf(read).map(({ field, texts }): [string, string] => {
        const source = sourceOf(texts);
        return [`${read.id} ${field} ${textHash(source)}`, source];
      });
    }),
  );
}
