import type { Kysely } from "kysely";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { ShowContext } from "#platform/fields/field.ts";
import { showValues } from "#platform/fields/show-values.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { fieldsOfSection, sectionsIn } from "./describe-entry.server.ts";
import type { EntryDocument } from "./entry-document.ts";
import { type DrawnKind, kindOf, type Layout } from "./kinds.ts";
import { type LivePage, pageKey } from "./live-pages.server.ts";
import type { PageDocument, ShownSection } from "./page-document.ts";
import { newestFirst, postList, relatedPosts } from "./related-posts.server.ts";
import { readVersions, versionKey } from "./stored-entries.server.ts";

/**
 * Pages as a release shows them.
 * @param live everything that the release holds
 * @param which those of them that are wanted
 */
export async function freezePages(
  db: Kysely<Tables>,
  live: readonly LivePage[],
  which: readonly LivePage[],
): Promise<PageDocument[]> {
  const documents = await readVersions(db, which.map(contentOf));
  const surroundings = new Map(languageCodes.map((code) => [code, surround(live, code)]));
  const places = Map.groupBy(live, ({ entry }) => entry);
  return which.map((page) => {
    const content = contentOf(page);
    const document = documents.get(versionKey(content));
    const around = surroundings.get(page.language);
    if (!document || !around)
      throw new Error(`${pageKey(content)}: version ${content.version} is gone`);
    const pathsOf = ({ entry }: LivePage) => alternatesOf(places.get(entry) ?? []);
    const own = freeze(content, document, around, pathsOf(content));
    if (!page.shows) return own;
    const { layout } = page.card.values as { layout?: Layout };
    return {
      ...own,
      ...{ path: page.path, alternates: pathsOf(page), canonical: content.path },
      ...(layout && { layout }),
    };
  });
}

/** What stands at the address of a page. */
const contentOf = (page: LivePage) => page.shows ?? page;

const alternatesOf = (places: readonly LivePage[]): PageDocument["alternates"] =>
  Object.fromEntries(places.map(({ language, path }) => [language, path]));

interface Surroundings extends ShowContext {
  trailOf(kind: DrawnKind): PageDocument["trail"];
  relatedTo(entry: string): EntryCard[];
  postList: string | undefined;
}

/** What a page of a language can show of the others. */
function surround(live: readonly LivePage[], language: LanguageCode): Surroundings {
  const pages = live.filter((page) => page.language === language);
  const byEntry = new Map(pages.map((page) => [page.entry, page]));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byKind = new Map(
    [...Map.groupBy(pages, ({ kind }) => kind as string)].map(([kind, of]) => [
      kind,
      of.toSorted(newestFirst).map(cardOf),
    ]),
  );
  const related = relatedPosts(live, language);
  return {
    language,
    pathOf: (entry) => byEntry.get(entry)?.path,
    cardOf(entry) {
      const page = byEntry.get(entry);
      return page && cardOf(page);
    },
    cardsOf: (kind) => byKind.get(kind) ?? [],
    trailOf(kind) {
      const list = byPath.get(kindOf(kind).listedAt ?? "");
      return list ? [{ title: list.card.title, path: list.path }] : [];
    },
    postList: postList(live, language),
    relatedTo: (entry) => related(entry).map(cardOf),
  };
}

const cardOf = ({
  entry,
  path,
  card: { title, description, values, sample },
}: LivePage): EntryCard => ({
  ...{ entry, path, title, description, values, sample },
});

function freeze(
  page: LivePage,
  document: EntryDocument,
  around: Surroundings,
  alternates: PageDocument["alternates"],
): PageDocument {
  const { entry, language, version, path, publishedAt, changedAt, card } = page;
  const kind = page.kind as DrawnKind;
  const {
    title: _title,
    description: _description,
    ...own
  } = showValues(kindOf(kind).fields, document.values, around);
  return {
    ...{ entry, kind, language, version, path, publishedAt, changedAt },
    ...{ title: card.title, description: card.description, sample: card.sample },
    values: {
      ...own,
      ...(kind === "post" && {
        minutes: card.values.minutes,
        related: around.relatedTo(entry),
        ...(around.postList !== undefined && { list: around.postList }),
      }),
    },
    sections: sectionsIn(document, language).map(
      ({ id, type, values }): ShownSection => ({
        id,
        type: type as ShownSection["type"],
        values: showValues(fieldsOfSection(type) ?? {}, values, around),
      }),
    ),
    trail: around.trailOf(kind),
    alternates,
  };
}
