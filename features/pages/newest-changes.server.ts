import type { Kysely } from "kysely";
import { languageCodes } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { isMeantFor } from "./entry-title.ts";
import { readLiveVersions } from "./live-pages.server.ts";
import type { LiveChange } from "./page-document.ts";
import { readNewest } from "./stored-entries.server.ts";

/**
 * What publishing all drafts would change: the newest version of each entry, in each language that it has a title in
 * and is not live in yet; a second name has none and is meant for all. A language that is live is always meant: where
 * its title was emptied, the gate says so. Of some entries, where their names are given.
 */
export async function newestChanges(
  db: Kysely<Tables>,
  ids?: readonly string[],
): Promise<LiveChange[]> {
  const live = await readLiveVersions(db);
  const versions = new Map(live.map((row) => [`${row.entry} ${row.language}`, row.version]));
  return (await readNewest(db, ids)).flatMap(({ id, version, document }) =>
    languageCodes
      .filter((code) => {
        const shown = versions.get(`${id} ${code}`);
        return (isMeantFor(document, code) || shown !== undefined) && shown !== version;
      })
      .map((language) => ({ entry: id, language, version })),
  );
}
