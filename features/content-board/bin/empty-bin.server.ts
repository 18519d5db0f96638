import { readLiveVersions } from "#features/pages/live-pages.server.ts";
import { heldEntries } from "#features/publishing/release-store.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { keptInBin } from "./read-bin.server.ts";

/** What is stored of an entry beside its name. */
const tables = [
  "content_version",
  "content_draft",
  "content_draft_change",
  "content_editor",
  "content_shared_draft",
  "content_shared_link",
  "content_redirect",
] as const;

/**
 * Erases what has lain in the bin for thirty days, unless taking a release back could bring it to the site again. The
 * name stays taken: what content/entries has under it does not come back with the next build, and nothing new is
 * mistaken for it. `now` in ms.
 */
export async function emptyBin(store: Store, now: number): Promise<void> {
  const due = await store.read
    .selectFrom("content_bin")
    .select("entry")
    .where("erased_at", "is", null)
    .where("binned_at", "<=", now - keptInBin)
    .execute();
  if (due.length === 0) return;
  await store.write(async (trx) => {
    const held = await heldEntries(trx);
    // A release of the site that knows no bin may have published one.
    const live = new Set((await readLiveVersions(trx)).map(({ entry }) => entry));
    for (const { entry } of due) {
      if (live.has(entry)) await trx.deleteFrom("content_bin").where("entry", "=", entry).execute();
      else if (!held.has(entry)) await erase(trx, entry, now);
    }
  });
}

async function erase(trx: Trx, entry: string, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("content_bin")
    .set({ erased_at: now, binned_by: null })
    .where("entry", "=", entry)
    .where("binned_at", "<=", now - keptInBin)
    .executeTakeFirst();
  // Somebody took it out meanwhile.
  if (numUpdatedRows === 0n) return;
  for (const table of tables) await trx.deleteFrom(table).where("entry", "=", entry).execute();
}
