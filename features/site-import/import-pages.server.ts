import { wrongRedirect } from "#features/content-board/wrong-redirect.ts";
import { addressesOf, addressIn } from "#features/pages/addresses-of.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { type Imported, takeEntries } from "#features/pages/import-entries.server.ts";
import { postCategories } from "#features/pages/post-categories.ts";
import { readEntry } from "#features/pages/read-entry.server.ts";
import { fieldName } from "#features/pages/read-entry-file.server.ts";
import { isReservedSlug, makeSlug } from "#features/pages/slugs.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { picturesNamedIn } from "#platform/fields/read-rich-text.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
  languageCodes,
} from "#platform/language/languages.ts";
import { barePath, languageOfPath } from "#platform/language/localized-path.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { count, type FoundPage, type FoundSite, NoExport } from "./found-page.ts";
import { liftPictures } from "./lift-pictures.server.ts";
import { makeSections } from "./make-sections.ts";
import { readHtml, wordsOf } from "./read-html.server.ts";
import { noteLost, type PagePictures, takePagePictures } from "./take-page-pictures.server.ts";
import { createPictureTaker } from "./take-pictures.server.ts";
import { writeMarkdown } from "./write-markdown.server.ts";

interface How {
  /** Of pages that do not say theirs. */
  language: LanguageCode | undefined;
  /** Of posts whose own categories are none of ours. */
  category: string | undefined;
  /** Addresses of pages that are no entries. */
  paths: readonly string[];
  now: number;
  dryRun: boolean;
}

export interface ImportedSite extends Imported {
  /** What people have changed since it was imported: it stays as it is. */
  kept: string[];
  /** Former addresses that lead to the entry as soon as it is live. */
  redirects: number;
  /** Entries that show a picture of the import. */
  pictures: number;
  /** What could not be taken, by entry and then in general; how often. */
  left: { entry: string | null; what: string; times: number }[];
}

/** Who made a version. */
const maker = "import";

interface Placed {
  page: FoundPage;
  id: string;
  language: LanguageCode;
  /** The last part of a post's address; of a page the whole address. */
  place: string;
}

/**
 * Takes posts and pages of another system in as drafts, with the addresses that they had. The same export again changes
 * nothing, and nothing that somebody has worked on since.
 * @throws NotImported where somebody took a name or an address at the same moment: ask again
 */
export async function importPages(store: Store, site: FoundSite, how: How): Promise<ImportedSite> {
  const stored = await readNewest(store.read);
  const own = await madeByImport(store.read);
  const placed = placeEach(site, how, { stored: stored.map(({ document }) => document), own });
  const places = placesOf(placed);
  const left: ImportedSite["left"] = [];
  // Thousands of pages take seconds to read, their pictures minutes: nobody waits for the store meanwhile.
  const entries: EntryDocument[] = [];
  const taker = site.pictures && createPictureTaker(store, site.pictures, how);
  const former = new Map(stored.map(({ id, document }) => [id, document]));
  let pictures = 0;
  try {
    for (const one of placed) {
      const before = former.get(one.id);
      if (before && (own.get(one.id) === "changed" || (!taker && showsPictures(before)))) {
        entries.push(before);
        if (own.get(one.id) === "same") left.push({ entry: one.id, what: withoutFolder, times: 1 });
        continue;
      }
      const notes = new Map<string, number>();
      const now = await takePagePictures(one, taker, notes);
      const taken = { ...now, drawing: now.drawing ?? before?.values.drawing };
      const read = makeEntry(one, places, site, { how, notes, taken });
      const shown = read ? picturesNamedIn(JSON.stringify(read)) : [];
      if (read) noteLost(notes, one.page, taken, shown);
      for (const [what, times] of notes) left.push({ entry: one.id, what, times });
      if (!read) continue;
      entries.push(read);
      if (taker && shown.length > 0) pictures += 1;
    }
  } finally {
    taker?.stop();
  }
  for (const [what, times] of site.left) left.push({ entry: null, what, times });
  const kept = entries.filter(({ id }) => own.get(id) === "changed").map(({ id }) => id);
  const free = entries.filter(({ id }) => !kept.includes(id));
  const take = async (trx: Trx) => ({
    ...(await takeEntries(trx, free, { by: maker, now: how.now, dryRun: how.dryRun })),
    redirects: await keepAddresses(trx, placed, free, how),
  });
  const done = await (how.dryRun ? store.read.transaction().execute(take) : store.write(take));
  return { ...done, kept, pictures, left };
}

const showsPictures = (entry: EntryDocument) => picturesNamedIn(JSON.stringify(entry)).length > 0;
const withoutFolder =
  "stays as it is, with the pictures of an earlier import: name their folder again (--pictures)";

/** Entries that an import made, and whether somebody else has changed them since. */
async function madeByImport(db: Store["read"]): Promise<Map<string, "same" | "changed">> {
  const versions = await db
    .selectFrom("content_version")
    .innerJoin("content_entry", "content_entry.id", "content_version.entry")
    .select(["entry", "made_by", "content_version.version", "content_entry.version as newest"])
    .where("entry", "in", (select) =>
      select.selectFrom("content_version").select("entry").where("made_by", "=", maker),
    )
    .execute();
  const newest = versions.filter((row) => Number(row.version) === Number(row.newest));
  return new Map(newest.map((row) => [row.entry, row.made_by === maker ? "same" : "changed"]));
}

/** Gives each page a name and an address that nobody has. */
function placeEach(
  site: FoundSite,
  { language: given, paths }: How,
  { stored, own }: { stored: readonly EntryDocument[]; own: ReadonlyMap<string, unknown> },
): Placed[] {
  const foreign = stored.filter(({ id }) => !own.has(id));
  const names = new Set(foreign.map(({ id }) => id));
  const taken = new Set([
    ...foreign.flatMap((entry) => addressesOf(entry).map(({ path }) => path)),
    ...paths,
  ]);
  return site.pages.map((page) => {
    const language =
      given ?? codeOf(page.language) ?? codeOf(site.language) ?? defaultLanguage.code;
    const base = makeSlug(page.slug || page.title, language) || makeSlug(page.title, language);
    const id = firstFree(base || page.kind, (name) => names.has(name));
    const place =
      page.kind === "post"
        ? firstFree(id, (slug) => isReservedSlug(slug) || taken.has(`/blog/${slug}`))
        : firstFree(pagePath(page, id), (path) => taken.has(path) || isForeign(path));
    names.add(id);
    taken.add(page.kind === "post" ? `/blog/${place}` : place);
    return { page, id, language, place };
  });
}

const codeOf = (written: string | undefined) => {
  const code = (written ?? "").slice(0, 2).toLowerCase();
  return isLanguageCode(code) ? code : undefined;
};

/** `name`, or `name-2`, `name-3` … */
function firstFree(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let i = 2; isTaken(free); i += 1) free = `${name}-${i}`;
  return free;
}

/** Where it was, if a page may stand there. */
function pagePath({ addresses: [address = ""] }: FoundPage, id: string): string {
  const path = barePath(withoutEnd(address));
  return /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,6}$/.test(path) && path.length <= 150 ? path : `/${id}`;
}

const isForeign = (path: string) =>
  readEntry("page", "page", { path, sections: [] }).problems.some(
    ({ path: [field] }) => field === "path",
  );

/** Who had an address. */
const placesOf = (placed: readonly Placed[]) =>
  Map.groupBy(
    placed.flatMap((one) => one.page.addresses.map((address) => ({ ...one, address }))),
    ({ address }) => withoutEnd(address),
  );
type Places = ReadonlyMap<string, readonly Placed[]>;

const withoutEnd = (address: string) => address.replace(/\/(?:index\.html?)?$/, "") || "/";

/** @returns nothing where the page cannot be read; `notes` says why */
function makeEntry(
  { page, id, language, place }: Placed,
  places: Places,
  { origin }: FoundSite,
  { how, notes, taken }: { how: How; notes: Map<string, number>; taken: PagePictures },
): EntryDocument | undefined {
  try {
    const nodes = readHtml(page.html);
    const ways = {
      leave: (what: string) => count(notes, what),
      leadTo: (href: string) => leadTo(href, places, { origin, language }),
    };
    const inLanguage = (text: string, most: number) =>
      text === "" ? {} : { [language]: cut(text, most) };
    const title = wordsOf(readHtml(page.title)) || id;
    const isPost = page.kind === "post";
    const category = categoryOf(page) ?? how.category;
    const [first, ...rest] = writeMarkdown(liftPictures(nodes, taken.inText), ways);
    // What stands beside the title already does not begin the text once more.
    const isShown = first?.is === "block" && first.markdown.endsWith(`](${taken.drawing})`);
    const sections = makeSections(isShown || !first ? rest : [first, ...rest], language);
    if (isPost && category === undefined)
      count(notes, `categories ${page.categories.join(", ")}`.trim().slice(0, 120));
    const { entry, problems } = readEntry(page.kind, id, {
      ...(isPost ? { slug: { [language]: place } } : { path: place }),
      title: inLanguage(title, 110),
      description: inLanguage(wordsOf(readHtml(page.summary)) || wordsOf(nodes), 155),
      ...(isPost
        ? {
            ...(page.date !== undefined && { date: page.date }),
            ...(category !== undefined && { category }),
            ...(taken.drawing !== undefined && { drawing: taken.drawing }),
            ...(page.author && { author: inLanguage(page.author, 80) }),
          }
        : { heading: inLanguage(title, 110) }),
      sections,
    });
    if (problems.length === 0) return entry;
    for (const { path, message } of problems) count(notes, `${fieldName(path)}: ${message}`);
  } catch (error) {
    if (!(error instanceof NoExport)) throw error;
    count(notes, error.message);
  }
  return undefined;
}

/** At most so many letters, up to the end of a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most - 1);
  return `${words.slice(0, words.lastIndexOf(" ") > 0 ? words.lastIndexOf(" ") : undefined)}…`;
}

/** One of ours that has the same name, in whatever language. */
function categoryOf({ categories }: FoundPage): string | undefined {
  const given = categories.map((name) => name.toLowerCase());
  return postCategories.find((name) =>
    [name, ...languageCodes.map((code) => allMessages[code].blog.categories[name])].some((word) =>
      given.includes(word.toLowerCase()),
    ),
  );
}

/** Links to pages of the same export lead to their entries; what else was on that host keeps its whole address. */
function leadTo(
  href: string,
  places: Places,
  { origin, language }: { origin: string | undefined; language: LanguageCode },
): string | undefined {
  if (/^(?:#|mailto:|tel:)/i.test(href)) return href;
  const base = origin ?? "https://site.invalid";
  const url = URL.parse(href, `${base}/`);
  if (!url) return undefined;
  const host = (name: string) => name.replace(/^www\./, "");
  if (host(url.host) !== host(new URL(base).host)) return url.href;
  const there = places.get(withoutEnd(url.pathname)) ?? [];
  const found = there.find((one) => one.language === language) ?? there[0];
  if (found) return `page:${found.id}`;
  return origin ? url.href : undefined;
}

async function keepAddresses(
  trx: Trx,
  placed: readonly Placed[],
  entries: readonly EntryDocument[],
  { paths, now, dryRun }: How,
): Promise<number> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = placed.flatMap(({ page, id, language }) => {
    const entry = byId.get(id);
    if (!entry) return [];
    return page.addresses.flatMap((address) => {
      const whole = withoutEnd(address);
      const [from, path] = [languageOfPath(whole).code, barePath(whole)];
      const isSame = from === language && path === addressIn(entry, language);
      if (isSame || path === "/" || wrongRedirect(path, paths)) return [];
      return [{ language: from, path, entry: id, shown_in: language, made_at: now }];
    });
  });
  const each = [...new Map(rows.map((row) => [`${row.language} ${row.path}`, row])).values()];
  if (!dryRun)
    for (const row of each)
      await trx
        .insertInto("content_redirect")
        .values(row)
        .onConflict((conflict) => conflict.columns(["language", "path"]).doNothing())
        .execute();
  return each.length;
}
