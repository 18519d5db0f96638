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

/** Begins a link. @returns until when it shows the draft, ms: a moment that no earlier end of links reaches */
export async function beginLink(db: Db, entry: string, now: number): Promise<number> {
  const { ended_at = 0 } = (await rowOf(db, entry)) ?? {};
  const until = Math.max(now, ended_at + 1) + previewLifetime;
  await keep(db, entry, { until });
  return until;
}

/** From now on no link to the entry's draft that was made until now shows anything. */
export const endLinks = (db: Db, entry: string, now: number) =>
  keep(db, entry, { until: now, ended_at: now });

/** ms; undefined: no link shows the entry's draft. */
export async function sharedUntil(db: Db, entry: string, now: number): Promise<number | undefined> {
  const { until = 0 } = (await rowOf(db, entry)) ?? {};
  return until > now ? until : undefined;
}

/** Whether somebody has ended the links to the entry since this one was made. */
export async function isEnded(db: Db, { entry, ends }: SharedDraft): Promise<boolean> {
  const { ended_at = 0 } = (await rowOf(db, entry)) ?? {};
  return ends - previewLifetime <= ended_at;
}
