import { titleOf } from "#features/pages/entry-title.ts";
import { pageKey, readLiveVersions } from "#features/pages/live-pages.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { readBinned, readNewest } from "#features/pages/stored-entries.server.ts";
import { readReleases, releaseToUndo } from "#features/publishing/release-store.server.ts";
import {
  readMissed,
  readScheduled,
  type ScheduledJob,
} from "#features/publishing/scheduled-jobs.server.ts";
import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { ReleasesAnswer } from "./calls.ts";

const most = 50;

/** The last releases, the newest first, and what is to come, the next one first; with who asked for each. */
export async function showReleases(
  db: Db,
  shown: LanguageCode = defaultLanguage.code,
): Promise<Pick<ReleasesAnswer, "releases" | "scheduled" | "missed" | "undoable">> {
  const [releases, jobs, missed, undoable] = await Promise.all([
    readReleases(db, most),
    readScheduled({ read: db }),
    stillMissed(db),
    releaseToUndo(db),
  ]);
  const nameOf = await namesOf(db, [
    ...releases.map(({ madeBy }) => madeBy),
    ...[...jobs, ...missed].map(({ askedBy }) => askedBy),
  ]);
  const titles = await titlesIn(db, [...releases, ...jobs, ...missed], shown);
  const showChange = ({ entry, language, version }: LiveChange) => ({
    ...{ entry, title: titles.get(entry) ?? entry, language },
    isGone: version === null,
  });
  const showJob = ({ id, due, changes, askedBy }: ScheduledJob) => ({
    ...{ id, due: iso(due), by: nameOf(askedBy), changes: changes.map(showChange) },
  });
  const undone = new Set(releases.flatMap(({ id, undoes }) => (undoes === id ? [] : [undoes])));
  return {
    releases: releases.map(({ id, madeAt, madeBy, changes, undoes }) => ({
      ...{ id, madeAt: iso(madeAt), by: nameOf(madeBy), changes: changes.map(showChange) },
      ...{ undoes: undoes === id ? null : undoes, isUndone: undone.has(id) },
      isRedirects: undoes === id,
    })),
    scheduled: jobs.map(showJob),
    missed: missed.map(showJob),
    undoable: undoable?.id ?? null,
  };
}

/** Entry → what it is called; those of whatever made or makes changes. */
export async function titlesIn(
  db: Db,
  changing: readonly { changes: readonly LiveChange[] }[],
  shown: LanguageCode,
): Promise<Map<string, string>> {
  const ids = changing.flatMap(({ changes }) => changes.map(({ entry }) => entry));
  const entries = await readNewest(db, [...new Set(ids)], { withBinned: true });
  return new Map(entries.map((entry) => [entry.id, titleOf(entry.document, shown)]));
}

/**
 * What was scheduled, could not go live at its time, and is still not on the site as it was then or is now; what lies in
 * the bin is wanted no more.
 */
export async function stillMissed(db: Db): Promise<ScheduledJob[]> {
  const jobs = await readMissed({ read: db });
  if (jobs.length === 0) return [];
  const [live, binned] = await Promise.all([readLiveVersions(db), readBinned(db)]);
  const versions = new Map(live.map((row) => [pageKey(row), Number(row.version)]));
  return jobs.flatMap((job) => {
    const changes = job.changes.filter(
      (change) =>
        !binned.has(change.entry) && (versions.get(pageKey(change)) ?? 0) < Number(change.version),
    );
    return changes.length > 0 ? [{ ...job, changes }] : [];
  });
}

/** User → how people call them; null where the account is gone. */
export async function namesOf(db: Db, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const users =
    wanted.length === 0
      ? []
      : await db
          .selectFrom("user")
          .select(["id", "email", "first_name", "last_name"])
          .where("id", "in", wanted)
          .execute();
  const names = new Map(
    users.map(({ id, email, first_name, last_name }) => [
      id,
      `${first_name} ${last_name}`.trim() || email,
    ]),
  );
  return (id: string | null): string | null => (id === null ? null : (names.get(id) ?? null));
}
