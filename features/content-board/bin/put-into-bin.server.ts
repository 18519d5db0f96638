import { sql } from "kysely";
import { newKinds } from "#features/editor/new-entry/new-kinds.ts";
import { titleOf } from "#features/pages/entry-title.ts";
import { isFormerScreen } from "#features/pages/former-screens.ts";
import { readLiveVersions } from "#features/pages/live-pages.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { readNewest, type StoredEntry } from "#features/pages/stored-entries.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { KeptFromBin } from "../calls.ts";
import { whoLeadsTo } from "./who-leads-to.server.ts";

interface How {
  /** Undefined: the command line. */
  by?: Administrator | undefined;
  now: number;
  /** The language of titles. */
  shown: LanguageCode;
}

/**
 * Throws entries away, all or none: nothing shows them any more but the bin, and their addresses are free.
 * @returns what keeps them from it @throws Problem `not_found` where one does not exist
 */
export const putIntoBin = (
  store: Store,
  ids: readonly string[],
  { by, now, shown }: How,
): Promise<KeptFromBin[]> =>
  store.write(async (trx) => {
    await lockEntries(store, trx, ids);
    const newest = await readNewest(trx);
    const wanted = newest.filter(({ id }) => ids.includes(id));
    if (wanted.length < new Set(ids).size) throw new Problem("not_found");
    const kept = await whatKeeps(trx, wanted, newest, shown);
    if (kept.length > 0) return kept;
    for (const { id } of wanted) {
      const row = { entry: id, binned_at: now, binned_by: by?.id ?? null, erased_at: null };
      await trx.insertInto("content_bin").values(row).execute();
      if (by) await audit(trx, by, { action: "content.bin", subjectId: id, subject: id }, now);
    }
    return [];
  });

/** Who publishes one of them at the same moment waits, or is waited for: its live row names this one. */
async function lockEntries(store: Store, trx: Trx, ids: readonly string[]): Promise<void> {
  if (store.engine === "postgres" && ids.length > 0)
    await sql`select id from content_entry where id in (${sql.join([...ids])}) order by id for update`.execute(
      trx,
    );
}

async function whatKeeps(
  trx: Trx,
  wanted: readonly StoredEntry[],
  newest: readonly StoredEntry[],
  shown: LanguageCode,
): Promise<KeptFromBin[]> {
  const live = new Set((await readLiveVersions(trx)).map(({ entry }) => entry));
  const jobs = await trx
    .selectFrom("publish_job")
    .select(["state", "asked_at", "changes"])
    .where("state", "in", ["scheduled", "waiting"])
    .orderBy("asked_at")
    .execute();
  const leads = await whoLeadsTo(trx, wanted, newest);
  const titles = new Map(newest.map((entry) => [entry.id, titleOf(entry.document, shown)]));
  const nameOf = (entry: string) => ({ entry, title: titles.get(entry) ?? entry });
  return wanted.flatMap((entry): KeptFromBin[] => {
    const { id, kind, document } = entry;
    const about = { ...nameOf(id), due: null, names: [] };
    // Whoever throws away what nobody can begin anew would be without it for good.
    if (!newKinds.includes(kind) || isFormerScreen(document.path ?? ""))
      return [{ ...about, why: "needed" }];
    if (live.has(id)) return [{ ...about, why: "live" }];
    const job = jobs.find(({ changes }) =>
      (JSON.parse(changes) as LiveChange[]).some((change) => change.entry === id),
    );
    if (job?.state === "scheduled")
      return [{ ...about, why: "scheduled", due: iso(Number(job.asked_at)) }];
    if (job) return [{ ...about, why: "publishing" }];
    const names = (leads.get(id) ?? []).map((one) => ({
      ...nameOf(one.entry),
      isLive: one.isLive,
    }));
    return names.length > 0 ? [{ ...about, why: "named", names }] : [];
  });
}
