import type { Kysely } from "kysely";
import { readOffers } from "#features/catalogue/read-offers.server.ts";
import { readPictures, shownPicture } from "#features/pictures/stored-pictures.server.ts";
import type { Shells } from "#platform/content/site-shell.ts";
import { siteWith, wholeSite } from "#platform/content/whole-site.server.ts";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { ShowContext } from "#platform/fields/field.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { EntryDocument } from "./entry-document.ts";
import {
  freezePage,
  type Offers,
  type Surroundings,
  type Whole,
  withOffer,
} from "./freeze-page.server.ts";
import { groupedKinds, kindOf, type Layout } from "./kinds.ts";
import { groupLists, withParts } from "./list-pages.server.ts";
import { draftVersion, type LivePage, pageKey } from "./live-pages.server.ts";
import type { PageDocument } from "./page-document.ts";
import { newestFirst, relatedEntries } from "./related-entries.server.ts";
import { readVersions, versionKey } from "./stored-entries.server.ts";

/**
 * Pages as a release shows them.
 * @param live everything that the release holds
 * @param which those that are wanted, of them and of what their lists go on at (`withParts`)
 * @param draft what `draftVersion` stands for
 */
export async function freezePages(
  db: Kysely<Tables>,
  live: readonly LivePage[],
  which: readonly LivePage[],
  { draft, shells }: { draft?: EntryDocument; shells?: Shells } = {},
): Promise<PageDocument[]> {
  const documents = await readVersions(db, which.map(contentOf));
  if (draft) documents.set(versionKey({ entry: draft.id, version: draftVersion }), draft);
  const offers = await readOffers(db);
  const whole = await readWhole(db, live);
  const photos = await readPhotos(db);
  const surroundings = new Map(
    languageCodes.map((code) => {
      const site = shells ? siteWith(shells[code].facts) : wholeSite;
      const companyMail = site.contact.email;
      return [code, { ...surround(live, code, offers, photos(code)), site, companyMail }];
    }),
  );
  const places = Map.groupBy(withParts(live), placeOf);
  return which.map((page) => {
    const content = contentOf(page);
    const document = documents.get(versionKey(content));
    const around = surroundings.get(page.language);
    if (!document || !around)
      throw new Error(`${pageKey(content)}: version ${content.version} is gone`);
    const pathsOf = (one: LivePage) => alternatesOf(places.get(placeOf(one)) ?? []);
    const own = naming(content, () =>
      freezePage(content, document, { ...around, whole }, pathsOf(content)),
    );
    if (!page.shows) return own;
    const { layout } = page.card.values as { layout?: Layout };
    return {
      ...own,
      ...{ path: page.path, alternates: pathsOf(page), canonical: content.path },
      ...(layout && { layout }),
    };
  });
}

/** What an earlier release has put live may not be what this one can show: then it is named. */
function naming(page: LivePage, show: () => PageDocument): PageDocument {
  try {
    return show();
  } catch (error) {
    throw new Error(`${pageKey(page)}: ${(error as Error).message}`, { cause: error });
  }
}

/** What stands at the address of a page. */
const contentOf = (page: LivePage) => page.shows ?? page;

/** The same in every language. */
const placeOf = ({ entry, part = 1 }: LivePage) => `${entry} ${part}`;

const alternatesOf = (places: readonly LivePage[]): PageDocument["alternates"] =>
  Object.fromEntries(places.map(({ language, path }) => [language, path]));

async function readWhole(db: Kysely<Tables>, live: readonly LivePage[]): Promise<Whole> {
  const pages = live.filter(({ kind }) => kindOf(kind).shownWhole);
  const documents = await readVersions(db, pages);
  return new Map(
    pages.flatMap((page) => {
      const document = documents.get(versionKey(page));
      return document ? [[pageKey(page), document] as const] : [];
    }),
  );
}

/** What a page of a language can show of the others. */
function surround(
  live: readonly LivePage[],
  language: LanguageCode,
  offers: Offers,
  photoOf: PhotoOf,
): Surroundings {
  const pages = live.filter((page) => page.language === language);
  const byEntry = new Map(pages.map((page) => [page.entry, page]));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const card = (page: LivePage) => cardOf(page, offers, photoOf);
  const byKind = new Map(
    [...Map.groupBy(pages, ({ kind }) => kind as string)].map(([kind, of]) => [
      kind,
      of.toSorted(newestFirst).map(card),
    ]),
  );
  const related = new Map(groupedKinds.map((kind) => [kind, relatedEntries(live, language, kind)]));
  return {
    ...{ language, offers, photoOf },
    pathOf: (entry) => byEntry.get(entry)?.path,
    cardOf(entry) {
      const page = byEntry.get(entry);
      return page && card(page);
    },
    cardsOf: (kind) => byKind.get(kind) ?? [],
    trailOf(kind) {
      const list = byPath.get(kindOf(kind).listedAt ?? "");
      return list ? [{ title: list.card.title, path: list.path }] : [];
    },
    lists: Object.fromEntries(groupedKinds.map((kind) => [kind, groupLists(live, language, kind)])),
    relatedTo: (kind, entry) => (related.get(kind)?.(entry) ?? []).map(card),
  };
}

/** @returns what lists show of an entry; of a product with what it costs now */
export function cardOf(
  { entry, kind, path, card }: Pick<LivePage, "entry" | "kind" | "path" | "card">,
  offers: Offers,
  photoOf: PhotoOf,
): EntryCard {
  const { title, description, sample } = card;
  const values = withPhotos(withOffer(kind, card.values, offers), photoOf);
  return { entry, path, title, description, values, sample };
}

export type PhotoOf = NonNullable<ShowContext["photoOf"]>;

/** What the pages of a language show of the pictures as they are described now. */
export async function readPhotos(db: Kysely<Tables>): Promise<(code: LanguageCode) => PhotoOf> {
  const pictures = await readPictures(db);
  return (code) => (id) => {
    const picture = pictures.get(id);
    return picture && shownPicture(picture, code);
  };
}

/** A card names its pictures alone (`describe-entry.server.ts`): what they show is no part of an entry, either. */
function withPhotos(values: Record<string, unknown>, photoOf: PhotoOf) {
  const photos = Object.entries(values).flatMap(([name, value]) =>
    typeof value === "object" && value !== null && "photo" in value
      ? [[name, photoOf(String(value.photo))]]
      : [],
  );
  return photos.length > 0 ? { ...values, ...Object.fromEntries(photos) } : values;
}
