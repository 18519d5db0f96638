import { titleOf } from "#features/pages/entry-title.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { heldEntries } from "#features/publishing/release-store.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { BinAnswer } from "../calls.ts";
import { namesOf } from "../read-releases.server.ts";

/** How long something lies in the bin before it is erased, ms. */
export const keptInBin = 30 * 24 * 3_600_000;

/** Rows of a page. */
const most = 50;

/** What lies in the bin, the newest first. `after`: how many rows stand before the page. */
export async function readBin(db: Db, shown: LanguageCode, after = 0): Promise<BinAnswer> {
  const all = await db
    .selectFrom("content_bin")
    .select(["entry", "binned_at", "binned_by"])
    .where("erased_at", "is", null)
    .orderBy("binned_at", "desc")
    .orderBy("entry")
    .execute();
  const rows = all.slice(after, after + most);
  const ids = rows.map(({ entry }) => entry);
  const [entries, held, nameOf] = await Promise.all([
    readNewest(db, ids, { withBinned: true }),
    heldEntries(db),
    namesOf(
      db,
      rows.map(({ binned_by }) => binned_by),
    ),
  ]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    items: rows.flatMap(({ entry: id, binned_at, binned_by }) => {
      const entry = byId.get(id);
      if (!entry) return [];
      const erased = held.has(id) ? null : iso(Number(binned_at) + keptInBin);
      return [
        {
          ...{ id, kind: entry.kind, title: titleOf(entry.document, shown) },
          ...{ binnedAt: iso(Number(binned_at)), by: nameOf(binned_by), erased },
        },
      ];
    }),
    next: after + most < all.length ? String(after + most) : null,
  };
}

/** How many entries lie there. */
export async function countBinned(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("content_bin")
    .select((select) => select.fn.countAll().as("count"))
    .where("erased_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
