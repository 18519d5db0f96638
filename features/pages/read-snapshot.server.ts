import type { Kysely } from "kysely";
import type { Tables } from "#platform/store/tables.ts";
import { freezePages } from "./freeze-pages.server.ts";
import type { LiveChange, Snapshot } from "./page-document.ts";
import { planRelease } from "./plan-release.server.ts";

/**
 * Everything that would be live after the changes. Where only a part is wanted: `planRelease`, and `freezePages` of
 * what it says is touched.
 * @param now publication instant of what changes, ms
 */
export async function readSnapshot(
  db: Kysely<Tables>,
  changes: readonly LiveChange[],
  now: number,
): Promise<Snapshot> {
  const { live, pages, redirects } = await planRelease(db, changes, now);
  return { pages: await freezePages(db, live, pages), redirects };
}
