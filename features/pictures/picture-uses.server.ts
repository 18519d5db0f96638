import { sql } from "kysely";
import { liveVersions } from "#features/pages/live-pages.server.ts";
import { line } from "#platform/fields/fields.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import { picturesNamedIn } from "#platform/fields/read-rich-text.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Db } from "#platform/store/store.server.ts";

/** One entry that shows a picture, or would with its newest version or its draft. */
export interface PictureUse {
  entry: string;
  title: string;
  isLive: boolean;
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
  const uses = new Map<string, Map<string, PictureUse>>();
  for (const { entry, document, live } of rows) {
    const title = titleOf(document, language) ?? entry;
    for (const id of picturesNamedIn(document)) {
      const own = uses.get(id) ?? new Map<string, PictureUse>();
      const isLive = Number(live) === 1 || own.get(entry)?.isLive === true;
      uses.set(id, own.set(entry, { entry, title, isLive }));
    }
  }
  return new Map([...uses].map(([id, own]) => [id, [...own.values()]]));
}

function titleOf(document: string, language: LanguageCode): string | undefined {
  const { title } = (JSON.parse(document) as { values: Record<string, unknown> }).values;
  const said = valueIn(line(), title, language);
  return typeof said === "string" ? said : undefined;
}
