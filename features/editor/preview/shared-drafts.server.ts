import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db } from "#platform/store/store.server.ts";
import { previewLifetime, type SharedDraft } from "./preview-token.server.ts";

const rowOf = (db: Db, entry: string) =>
  db.selectFrom("content_shared_draft").selectAll().where("entry", "=", entry).executeTakeFirst();

const keep = (db: Db, entry: string, values: { until: number; ended_at?: number }) =>
  db
    .insertInto("content_shared_draft")
    .values({ entry, ended_at: 0, ...values })
    .onConflict((conflict) => conflict.column("entry").doUpdateSet(values))
    .execute();

/** Which link: what it shows, and the moment at which it is over, by which links of a language are told apart. */
type Link = Pick<SharedDraft, "entry" | "language" | "ends">;

const linkRow = (db: Db, { entry, language, ends }: Link) =>
  db
    .selectFrom("content_shared_link")
    .select("closed_at")
    .where("entry", "=", entry)
    .where("language", "=", language)
    .where("until", "=", ends)
    .executeTakeFirst();

/** Begins a link. @returns until when it shows the draft, ms: a moment that no earlier end of links reaches */
export async function beginLink(
  db: Db,
  by: Administrator,
  { entry, language }: { entry: string; language: LanguageCode },
  now: number,
): Promise<number> {
  const { ended_at = 0 } = (await rowOf(db, entry)) ?? {};
  let ends = Math.max(now, Number(ended_at) + 1) + previewLifetime;
  while (await linkRow(db, { entry, language, ends })) ends += 1;
  await keep(db, entry, { until: ends });
  const made = { by_id: by.id, by_name: by.name, closed_at: null };
  await db
    .insertInto("content_shared_link")
    .values({ entry, language, until: ends, ...made })
    .execute();
  return ends;
}

/** From now on no link to the entry's draft that was made until now shows anything. */
export async function endLinks(db: Db, entry: string, now: number): Promise<void> {
  await keep(db, entry, { until: now, ended_at: now });
  await db.deleteFrom("content_shared_link").where("entry", "=", entry).execute();
}

/** Closes one link; the others go on. @returns whether it was open */
export async function closeLink(
  db: Db,
  { entry, language, ends }: Link,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("content_shared_link")
    .set({ closed_at: now })
    .where("entry", "=", entry)
    .where("language", "=", language)
    .where("until", "=", ends)
    .where("until", ">", now)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The links that show the entry's draft, the newest first, and until when any does. That may be longer than each of
 * them: what an earlier release of the site made is not known one by one.
 */
export async function openLinks(db: Db, entry: string, now: number) {
  const { until = 0 } = (await rowOf(db, entry)) ?? {};
  const rows = await db
    .selectFrom("content_shared_link")
    .selectAll()
    .where("entry", "=", entry)
    .where("until", ">", now)
    .orderBy("until", "desc")
    .orderBy("language")
    .execute();
  const open = rows.filter(({ closed_at }) => closed_at === null);
  // The newest link of all has a row, closed or not, unless an earlier release made it.
  const isElsewhere =
    Number(until) > now && !rows.some((row) => Number(row.until) === Number(until));
  const last = isElsewhere ? Number(until) : Number(open[0]?.until ?? 0);
  return {
    sharedUntil: last > now ? iso(last) : null,
    links: open.map(({ language, until, by_name }) => ({
      ...{ language, until: iso(Number(until)), by: by_name },
    })),
  };
}

/** Whether somebody has ended this link, or all links to the entry since it was made. */
export async function isEnded(db: Db, link: SharedDraft): Promise<boolean> {
  const { ended_at = 0 } = (await rowOf(db, link.entry)) ?? {};
  if (link.ends - previewLifetime <= Number(ended_at)) return true;
  return ((await linkRow(db, link))?.closed_at ?? null) !== null;
}
