import type { Kysely } from "kysely";
import { orderTextKinds, orderTextOf } from "#features/buyer-rights/texts/shown-texts.ts";
import { type Offer, shownOffer } from "#features/catalogue/offer.ts";
import { readOffers } from "#features/catalogue/read-offers.server.ts";
import { readPictures, shownPicture } from "#features/pictures/stored-pictures.server.ts";
import type { Shells, ShownSite } from "#platform/content/site-shell.ts";
import { siteWith, wholeSite } from "#platform/content/whole-site.server.ts";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { ShowContext, Values } from "#platform/fields/field.ts";
import type { RichText } from "#platform/fields/rich-text.ts";
import { showValues } from "#platform/fields/show-values.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { fieldsOfSection, sectionsIn } from "./describe-entry.server.ts";
import type { EntryDocument } from "./entry-document.ts";
import { fillNames, keepLines } from "./fill-names.server.ts";
import { type DrawnKind, type EntryKind, groupedKinds, kindOf, type Layout } from "./kinds.ts";
import { groupLists, withParts } from "./list-pages.server.ts";
import { draftVersion, type LivePage, pageKey } from "./live-pages.server.ts";
import type { PageDocument, ShownSection } from "./page-document.ts";
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
      freeze(content, document, { ...around, whole }, pathsOf(content)),
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

/** Documents of kinds that others show whole. */
type Whole = ReadonlyMap<string, EntryDocument>;

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

/** Number of a product → how it is sold now. */
type Offers = ReadonlyMap<unknown, Offer>;

interface Surroundings extends ShowContext {
  offers: Offers;
  /** The facts that a text may name. */
  site?: ShownSite;
  /** Entries that others show whole, by kind and name. */
  whole?: Whole;
  trailOf(kind: DrawnKind): PageDocument["trail"];
  relatedTo(kind: EntryKind, entry: string): EntryCard[];
  /** Of kinds whose entries stand in groups. */
  lists: Partial<Record<EntryKind, Record<string, string>>>;
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

/** Price and stock are no part of an entry: they come beside its values when a page is made. */
function withOffer(kind: EntryKind, values: Record<string, unknown>, offers: Offers) {
  const offer = kind === "product" ? offers.get(values.product) : undefined;
  return offer ? { ...values, offer: shownOffer(offer) } : values;
}

/** Sections as a language shows them; what names facts is filled in. */
function showSections(document: EntryDocument, shown: Surroundings): ShownSection[] {
  const { namesFacts } = kindOf(document.kind);
  return sectionsIn(fillNames(document, shown.language, shown.site), shown.language).map(
    ({ id, type, values }): ShownSection => {
      const said = showValues(fieldsOfSection(type) ?? {}, values, shown);
      return {
        id,
        type: type as ShownSection["type"],
        values: namesFacts ? keepLines(said) : said,
      };
    },
  );
}

/** Texts one below the other, each a section in which its own headings are a step lower. */
function showTexts(cards: readonly EntryCard[], around: Surroundings): ShownSection[] {
  const { language } = around;
  const place = ({ entry }: EntryCard) => orderTextKinds.indexOf(orderTextOf(entry));
  return cards
    .toSorted((a, b) => place(b) - place(a))
    .flatMap(({ entry, title }) => {
      const document = around.whole?.get(pageKey({ entry, language }));
      if (!document) return [];
      const { introduction = [] } = showOwn(document, around) as { introduction?: RichText };
      const parts = showSections(document, around).flatMap(({ values }): RichText => {
        const { heading, body } = values as { heading?: string; body: RichText };
        return [...(heading ? [{ is: "h3", inside: [heading] } as const] : []), ...body];
      });
      const values = { heading: title, body: [...introduction, ...parts] };
      return [{ id: orderTextOf(entry), type: "text", values }];
    });
}

/** The fields of a document's kind as a language shows them. */
function showOwn(document: EntryDocument, around: Surroundings) {
  const { fields, namesFacts, unlisted } = kindOf(document.kind);
  const own = showValues(fields, fillNames(document, around.language, around.site).values, around);
  return { ...(namesFacts ? keepLines(own) : own), ...(unlisted && { unlisted }) };
}

function freeze(
  page: LivePage,
  document: EntryDocument,
  around: Surroundings,
  alternates: PageDocument["alternates"],
): PageDocument {
  const { entry, language, version, path, part, publishedAt, changedAt, card } = page;
  const kind = page.kind as DrawnKind;
  const shown: Surroundings = part === undefined ? around : { ...around, part };
  const { groupedBy } = kindOf(kind);
  const {
    title: _title,
    description: _description,
    orderTexts,
    ...own
  } = showOwn(document, around) as Values & { orderTexts?: readonly EntryCard[] };
  return {
    ...{ entry, kind, language, version, path, publishedAt, changedAt },
    ...(part !== undefined && { part }),
    ...{ title: card.title, description: card.description, sample: card.sample },
    values: {
      ...withOffer(kind, own, around.offers),
      ...(orderTexts && { texts: showTexts(orderTexts, around) }),
      ...(groupedBy !== undefined && {
        minutes: card.values.minutes,
        related: around.relatedTo(kind, entry),
        lists: around.lists[kind],
      }),
    },
    sections: showSections(document, shown),
    trail: around.trailOf(kind),
    alternates,
  };
}
