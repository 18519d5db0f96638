import { titleOf } from "#features/pages/entry-title.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { readReleases, releaseToUndo } from "#features/publishing/release-store.server.ts";
import { readScheduled } from "#features/publishing/scheduled-jobs.server.ts";
import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { ReleasesAnswer } from "./calls.ts";

const most = 50;

/** The last releases, the newest first, and what is to come, the next one first; with who asked for each. */
export async function showReleases(
  db: Db,
  shown: LanguageCode = defaultLanguage.code,
): Promise<Pick<ReleasesAnswer, "releases" | "scheduled" | "undoable">> {
  const [releases, jobs, undoable] = await Promise.all([
    readReleases(db, most),
    readScheduled({ read: db }),
    releaseToUndo(db),
  ]);
  const nameOf = await namesOf(db, [
    ...releases.map(({ madeBy }) => madeBy),
    ...jobs.map(({ askedBy }) => askedBy),
  ]);
  const ids = [...releases, ...jobs].flatMap(({ changes }) => changes.map(({ entry }) => entry));
  const entries = await readNewest(db, [...new Set(ids)], { withBinned: true });
  const titles = new Map(entries.map((entry) => [entry.id, titleOf(entry.document, shown)]));
  const showChange = ({ entry, language, version }: LiveChange) => ({
    ...{ entry, title: titles.get(entry) ?? entry, language },
    isGone: version === null,
  });
  const undone = new Set(releases.flatMap(({ id, undoes }) => (undoes === id ? [] : [undoes])));
  return {
    releases: releases.map(({ id, madeAt, madeBy, changes, undoes }) => ({
      ...{ id, madeAt: iso(madeAt), by: nameOf(madeBy), changes: changes.map(showChange) },
      ...{ undoes: undoes === id ? null : undoes, isUndone: undone.has(id) },
      isRedirects: undoes === id,
    })),
    scheduled: jobs.map(({ id, due, changes, askedBy }) => ({
      ...{ id, due: iso(due), by: nameOf(askedBy), changes: changes.map(showChange) },
    })),
    undoable: undoable?.id ?? null,
  };
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
