import type { Kysely } from "kysely";
import type { Shells, ShownSite, SiteFacts, SiteShell } from "#platform/content/site-shell.ts";
import { siteWith, wholeSite } from "#platform/content/whole-site.server.ts";
import type { ShowContext } from "#platform/fields/field.ts";
import { showValues } from "#platform/fields/show-values.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { OwnWords } from "#platform/language/own-words.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import { alone } from "../describe-entry.server.ts";
import type { EntryDocument } from "../entry-document.ts";
import { type PhotoOf, readPhotos } from "../freeze-pages.server.ts";
import { draftVersion, filledPages, type LivePage, readLiveOfKind } from "../live-pages.server.ts";
import type { Redirect } from "../page-document.ts";
import { readVersions, versionKey } from "../stored-entries.server.ts";
import { showWords } from "../words/show-words.server.ts";
import { seedParts } from "./seed-site.server.ts";
import { showAnnouncement } from "./show-announcement.server.ts";
import { showFacts, showSite } from "./show-site.server.ts";
import { announcementFields } from "./site-fields.ts";

/** What is live: pages, and what stands around them. */
export interface LiveSite {
  live: readonly LivePage[];
  around: readonly LivePage[];
}

/** The same with the addresses that lead on: menus name pages by address, and stay right when one moves. */
interface LedSite extends LiveSite {
  redirects: readonly Redirect[];
}

interface How {
  /** Addresses of pages that are no entries, without a language. */
  fixedPaths: readonly string[];
  /** ms */
  now: number;
  /** What `draftVersion` means. */
  draft?: EntryDocument;
}

/** What stands around the pages of each language. */
export async function readShells(
  db: Kysely<Tables>,
  { live, around, redirects }: LedSite,
  { fixedPaths, now, draft }: How,
): Promise<Shells> {
  const documents = await readVersions(db, around);
  if (draft) documents.set(versionKey({ entry: draft.id, version: draftVersion }), draft);
  const photosIn = around.some(showsPicture) ? await readPhotos(db) : () => noPhoto;
  return perLanguage((code) => {
    const own = around.filter(({ language }) => language === code);
    const parts = own.flatMap((part) => documents.get(versionKey(part)) ?? []);
    return shellOf(code, parts, { live, redirects, fixedPaths, now, photoOf: photosIn(code) });
  });
}

/** What a site begins with around its pages, before anything is live. */
export const seedShells = (fixedPaths: readonly string[]): Shells =>
  perLanguage((code) => shellOf(code, [], { live: [], fixedPaths, now: 0 }));

const perLanguage = <Made>(make: (code: LanguageCode) => Made): Record<LanguageCode, Made> =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<LanguageCode, Made>;

/** The facts that are live, where any are. */
export async function readLiveFacts(
  db: Kysely<Tables>,
): Promise<Partial<Record<LanguageCode, SiteFacts>>> {
  const kinds = ["site-facts", "office"] as const;
  const rows = (await Promise.all(kinds.map((kind) => readLiveOfKind(db, kind)))).flat();
  const documents = await readVersions(db, rows);
  const byLanguage = Map.groupBy(rows, ({ language }) => language);
  return Object.fromEntries(
    [...byLanguage].map(([language, own]) => {
      const parts = own.flatMap((row) => documents.get(versionKey(row)) ?? []);
      return [language, showFacts(withSeeds(parts), nothingAround(language))];
    }),
  );
}

/** The words that are live otherwise in each language. */
export async function readLiveWords(
  db: Kysely<Tables>,
): Promise<Partial<Record<LanguageCode, OwnWords>>> {
  const rows = await readLiveOfKind(db, "words");
  const documents = await readVersions(db, rows);
  return perLanguage((code) =>
    showWords(
      rows
        .filter(({ language }) => language === code)
        .flatMap((row) => documents.get(versionKey(row)) ?? []),
      code,
    ),
  );
}

/** All facts as they are live in each language: for what the law and money stand on, which asks the store, not a page. */
export async function readLiveSites(
  db: Kysely<Tables>,
  site: ShownSite = wholeSite,
): Promise<Record<LanguageCode, ShownSite>> {
  const facts = await readLiveFacts(db);
  return perLanguage((code) => (facts[code] ? siteWith(facts[code], site) : site));
}

/** What is announced in each language now; nothing where nothing is. */
export async function readAnnouncements(db: Kysely<Tables>, now: number) {
  const rows = await readLiveOfKind(db, "announcement");
  rows.sort((a, b) => (a.language < b.language ? -1 : 1));
  const documents = await readVersions(db, rows);
  return rows.map((row) => {
    const values = documents.get(versionKey(row))?.values ?? {};
    const said = showValues(announcementFields, values, nothingAround(row.language));
    return showAnnouncement(said, now) ?? null;
  });
}

export const showsPicture = ({ reads }: Pick<LivePage, "reads">): boolean =>
  reads.some((read) => read.startsWith("picture:"));

const noPhoto: PhotoOf = () => undefined;

const nothingAround = (language: LanguageCode): ShowContext => ({
  ...alone(language),
  photoOf: noPhoto,
});

/** @param parts what is live of it in the language */
export function shellOf(
  language: LanguageCode,
  parts: readonly EntryDocument[],
  {
    live,
    redirects = [],
    fixedPaths,
    now,
    photoOf = noPhoto,
  }: Pick<How, "fixedPaths" | "now"> &
    Pick<LiveSite, "live"> &
    Partial<Pick<LedSite, "redirects">> &
    Pick<ShowContext, "photoOf">,
): SiteShell {
  const pages = live.filter((page) => page.language === language);
  const paths = new Map(pages.map(({ entry, path }) => [entry, path]));
  const existing = new Set([...fixedPaths, ...filledPages(pages).map(({ path }) => path)]);
  const moved = new Map(
    redirects
      .filter((one) => one.language === language && one.shownIn === undefined)
      .map(({ from, to }) => [from, to]),
  );
  return showSite(withSeeds(parts), {
    context: { ...nothingAround(language), photoOf, pathOf: (entry) => paths.get(entry) },
    exists: (path) => existing.has(path),
    movedTo: (path) => moved.get(path),
    count: (kind) => pages.filter((page) => page.kind === kind).length,
    now,
  });
}

/** Of what is not live the files that a site begins with; offices come and go with the company's facts. */
function withSeeds(parts: readonly EntryDocument[]): EntryDocument[] {
  const known = new Set<string>(parts.map(({ id }) => id));
  const hasFacts = parts.some(({ kind }) => kind === "site-facts");
  const seeds = seedParts().filter(
    ({ id, kind }) => !known.has(id) && !(kind === "office" && hasFacts),
  );
  return [...parts, ...seeds];
}
