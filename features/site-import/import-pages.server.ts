import type { EntryDocument } from "#features/pages/entry-document.ts";
import { type Imported, takeEntries } from "#features/pages/import-entries.server.ts";
import { readNames, readNewest } from "#features/pages/stored-entries.server.ts";
import { picturesNamedIn } from "#platform/fields/read-rich-text.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { FoundSite } from "./found-page.ts";
import { keepAddresses } from "./keep-addresses.server.ts";
import { makeEntry } from "./make-entry.server.ts";
import { type How, placeEach, placesOf } from "./place-pages.server.ts";
import { noteLost, takePagePictures } from "./take-page-pictures.server.ts";
import { createPictureTaker } from "./take-pictures.server.ts";

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

/**
 * Takes posts and pages of another system in as drafts, with the addresses that they had. The same export again changes
 * nothing, and nothing that somebody has worked on since.
 * @throws NotImported where somebody took a name or an address at the same moment: ask again
 */
export async function importPages(store: Store, site: FoundSite, how: How): Promise<ImportedSite> {
  const stored = await readNewest(store.read);
  const own = await madeByImport(store.read);
  const names = await readNames(store.read);
  const documents = stored.map(({ document }) => document);
  const placed = placeEach(site, how, { stored: documents, own, names });
  const binned = new Set(names.flatMap(({ id, state }) => (state === "binned" ? [id] : [])));
  const places = placesOf(placed);
  const left: ImportedSite["left"] = [];
  // Thousands of pages take seconds to read, their pictures minutes: nobody waits for the store meanwhile.
  const entries: EntryDocument[] = [];
  const taker = site.pictures && createPictureTaker(store, site.pictures, how);
  const former = new Map(stored.map(({ id, document }) => [id, document]));
  let pictures = 0;
  try {
    for (const one of placed) {
      if (binned.has(one.id)) {
        left.push({ entry: one.id, what: "is in the bin, and stays there", times: 1 });
        continue;
      }
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
