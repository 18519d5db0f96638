import { sql } from "kysely";
import { titleOf } from "#features/pages/entry-title.ts";
import { liveVersions } from "#features/pages/live-pages.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { readVersions } from "#features/pages/stored-entries.server.ts";
import { picturesNamedIn } from "#platform/fields/read-rich-text.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Db } from "#platform/store/store.server.ts";

/** One entry that shows a picture, or would with its newest version, its draft or what is scheduled of it. */
export interface PictureUse {
  entry: string;
  title: string;
  isLive: boolean;
  /** A version that goes live by itself shows it; the draft may have lost it since. */
  isScheduled?: true;
}

/** Picture → the entries that show it. Older versions do not count: what was taken away is named when one is restored. */
export async function readPictureUses(
  db: Db,
  language: LanguageCode,
): Promise<ReadonlyMap<string, PictureUse[]>> {
  const { rows } = await sql<{ entry: string; document: string; live: number }>`
    select v.entry, v.document, 0 as live from content_version v
      join content_entry e on e.id = v.entry and e.version = v.version
      where v.document like '%picture:%'
    union all select entry, document, 0 from content_draft where document like '%picture:%'
    union all select v.entry, v.document, 1 from content_version v
      where v.document like '%picture:%' and (v.entry, v.version) in ${liveVersions(db)}`.execute(
    db,
  );
  const later = (await readToCome(db)).map((row) => ({
    ...row,
    live: 0,
    isScheduled: true as const,
  }));
  const uses = new Map<string, Map<string, PictureUse>>();
  for (const { entry, document, live, ...how } of [...rows, ...later]) {
    const title = titleOf(JSON.parse(document), language);
    for (const id of picturesNamedIn(document)) {
      const own = uses.get(id) ?? new Map<string, PictureUse>();
      const isLive = Number(live) === 1 || own.get(entry)?.isLive === true;
      uses.set(id, own.set(entry, { ...own.get(entry), entry, title, isLive, ...how }));
    }
  }
  return new Map([...uses].map(([id, own]) => [id, [...own.values()]]));
}

/** The versions that go live by themselves, or are on their way. */
async function readToCome(db: Db): Promise<{ entry: string; document: string }[]> {
  const jobs = await db
    .selectFrom("publish_job")
    .select("changes")
    .where("state", "in", ["scheduled", "waiting"])
    .execute();
  const changes = jobs.flatMap((job): LiveChange[] => JSON.parse(job.changes));
  const wanted = changes.flatMap(({ entry, version }) =>
    version === null ? [] : { entry, version },
  );
  const documents = await readVersions(db, wanted);
  return [...documents.values()].map((document) => ({
    entry: document.id,
    document: JSON.stringify(document),
  }));
}
