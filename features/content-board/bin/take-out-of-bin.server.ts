import { addressesOf } from "#features/pages/addresses-of.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { titleOf } from "#features/pages/entry-title.ts";
import { takeEntries } from "#features/pages/import-entries.server.ts";
import { isPageless } from "#features/pages/kinds.ts";
import { addressKey, readLiveAddresses } from "#features/pages/live-pages.server.ts";
import { readNewest, type StoredEntry } from "#features/pages/stored-entries.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { KeptInBin } from "../calls.ts";

interface How {
  /** Undefined: the command line. */
  by?: Administrator | undefined;
  now: number;
  /** The language of titles. */
  shown: LanguageCode;
  /** An entry whose address is taken gets another one, as a new version. */
  elsewhere?: boolean | undefined;
}

/**
 * Takes entries out of the bin, all or none: they are drafts again, with everything that was written.
 * @returns whose address belongs to another entry now @throws Problem `not_found` where one is not in the bin
 */
export const takeOutOfBin = (
  store: Store,
  ids: readonly string[],
  { by, now, shown, elsewhere = false }: How,
): Promise<KeptInBin[]> =>
  store.write(async (trx) => {
    const binned = await trx
      .selectFrom("content_bin")
      .select("entry")
      .where("entry", "in", [...ids])
      .where("erased_at", "is", null)
      .execute();
    if (binned.length < new Set(ids).size) throw new Problem("not_found");
    const back = await readNewest(trx, ids, { withBinned: true });
    const owners = await readOwners(trx);
    const kept = back.flatMap((entry) => whatIsTaken(entry, owners, shown));
    if (kept.length > 0 && !elsewhere) return kept;
    for (const { id } of back) {
      await trx.deleteFrom("content_bin").where("entry", "=", id).execute();
      if (by) await audit(trx, by, { action: "content.restore", subjectId: id, subject: id }, now);
    }
    const moved = back.filter(({ id }) => kept.some(({ entry }) => entry === id));
    for (const { document } of moved) {
      const made = { by: by ? "editor" : "command-line", now };
      await takeEntries(trx, [atFreeAddress(document, owners)], made);
    }
    return [];
  });

/** `language address` → the entry that has it, as it was written last or as visitors see it; and what that is called. */
type Owners = Map<string, Pick<StoredEntry, "id" | "kind" | "document">>;

async function readOwners(trx: Trx): Promise<Owners> {
  const others = await readNewest(trx);
  const byId = new Map(others.map((entry) => [entry.id, entry]));
  const live = (await readLiveAddresses(trx)).flatMap(({ entry, ...place }) => {
    const owner = byId.get(entry);
    return owner ? [[addressKey(place), owner] as const] : [];
  });
  const newest = others.flatMap((entry) =>
    addressesOf(entry.document).map((place) => [addressKey(place), entry] as const),
  );
  return new Map([...newest, ...live]);
}

/** No two entries have one address. What comes back has its own from then on. */
function whatIsTaken(entry: StoredEntry, owners: Owners, shown: LanguageCode): KeptInBin[] {
  if (isPageless(entry)) return [];
  const taken = addressesOf(entry.document).filter((place) => owners.has(addressKey(place)));
  for (const place of addressesOf(entry.document))
    if (!owners.has(addressKey(place))) owners.set(addressKey(place), entry);
  const [first] = taken;
  const owner = first && owners.get(addressKey(first));
  if (!first || !owner) return [];
  return [
    {
      ...{ entry: entry.id, title: titleOf(entry.document, shown) },
      address: localizedPath(first.path, first.language),
      by: { entry: owner.id, title: titleOf(owner.document, shown) },
    },
  ];
}

/** `/blog/first` → `/blog/first-2`, where another entry has that address now. */
function atFreeAddress(document: EntryDocument, owners: Owners): EntryDocument {
  const ownerOf = (place: { language: LanguageCode; path: string }) =>
    owners.get(addressKey(place))?.id ?? document.id;
  const isTaken = (changed: EntryDocument, language: LanguageCode) =>
    addressesOf(changed).some(
      (place) => place.language === language && ownerOf(place) !== document.id,
    );
  let free = document;
  for (const language of languageCodes)
    for (let number = 2; isTaken(free, language); number += 1)
      free = numbered(document, free, language, number);
  return free;
}

/** Slugs are no longer than 80 letters. */
const longest = 76;

function numbered(
  { path, slugs }: EntryDocument,
  document: EntryDocument,
  language: LanguageCode,
  number: number,
): EntryDocument {
  if (path !== undefined) return { ...document, path: `${path}-${number}` };
  const slug = `${slugs[language]?.slice(0, longest).replace(/-$/, "")}-${number}`;
  return { ...document, slugs: { ...document.slugs, [language]: slug } };
}
