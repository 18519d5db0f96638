import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { LiveChange } from "#features/pages/page-document.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { JobKind } from "./publishing-tables.server.ts";

/** The channel on which PostgreSQL tells the processes that there is something new. */
export const channel = "publishing";

export interface Job {
  id: string;
  kind: JobKind;
  changes: readonly LiveChange[];
  /** When it was asked for, ms: the instant at which its pages go live, however long the rendering takes. */
  askedAt: number;
  /** A user's id. */
  askedBy: string | null;
  /** Of an undo: the release that it takes back; null: the last one. */
  undoes: number | null;
}

/** How a job ended. */
export interface JobOutcome {
  /** The release that it made; none where nothing was different, or it failed. */
  release?: number;
  /** Pages that were rendered for it. */
  pages?: number;
  milliseconds?: number;
  /** Why it failed, one line each, in plain words. */
  problems?: string[];
}

/** How far a job is: pages that are made, of those that are to be made. */
export interface JobProgress {
  pages: number;
  of: number;
}

/** Who asks, by a user's id, and for which release to be taken back. */
export interface Asked {
  by?: string | undefined;
  undoes?: number;
}

/** Asks for something to be published. @returns the job's id */
export async function queueJob(
  store: Store,
  kind: JobKind,
  changes: readonly LiveChange[],
  now: number,
  { by, undoes }: Asked = {},
): Promise<string> {
  const id = randomUUID();
  await store.write(async (trx) => {
    await trx
      .insertInto("publish_job")
      .values({
        ...{ id, kind, changes: JSON.stringify(changes), asked_at: now },
        ...{ state: "waiting", attempts: 0, asked_by: by ?? null, undoes: undoes ?? null },
      })
      .execute();
    await tellOthers(store, trx);
  });
  return id;
}

/** On PostgreSQL the other processes hear of it with the commit. */
export async function tellOthers(store: Pick<Store, "engine">, trx: Trx): Promise<void> {
  if (store.engine === "postgres") await sql`select pg_notify(${channel}, '')`.execute(trx);
}

/** Somebody asked for something that is not done yet. */
export async function hasWaitingJob({ read }: Store): Promise<boolean> {
  const job = await read
    .selectFrom("publish_job")
    .select("id")
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return job !== undefined;
}

/** How a job is doing. `progress`: null before it was begun. */
export async function readJob(store: Store, id: string) {
  const row = await store.read
    .selectFrom("publish_job")
    .select(["state", "holder", "outcome", "progress", "lease_until"])
    .where("id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      outcome: row.outcome ? (JSON.parse(row.outcome) as JobOutcome) : null,
      progress: row.progress ? (JSON.parse(row.progress) as JobProgress) : null,
    }
  );
}
