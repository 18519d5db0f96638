import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { LiveChange } from "#features/pages/page-document.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { JobKind } from "./publishing-tables.server.ts";

/** How long a job is held by whoever works on it, ms; renewed while it lives. */
const lease = 5_000;
const renewEvery = lease / 3;
/** A job that ended its process so often is given up. */
const mostAttempts = 3;

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

/** Somebody else has taken the job over. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
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

/** Asks for something that only this process can do: it is begun with the asking, so nobody else takes it. */
export async function beginJob(
  store: Store,
  kind: JobKind,
  changes: readonly LiveChange[],
  { holder, now }: { holder: string; now: number },
): Promise<Job> {
  const id = randomUUID();
  await store.write((trx) =>
    trx
      .insertInto("publish_job")
      .values({
        ...{ id, kind, changes: JSON.stringify(changes), asked_at: now },
        ...{ state: "waiting", attempts: 1, holder, lease_until: now + lease },
      })
      .execute(),
  );
  return { id, kind, changes, askedAt: now, askedBy: null, undoes: null };
}

/** On PostgreSQL the other processes hear of it with the commit. */
export async function tellOthers(store: Pick<Store, "engine">, trx: Trx): Promise<void> {
  if (store.engine === "postgres") await sql`select pg_notify(${channel}, '')`.execute(trx);
}

/** Takes the oldest job that waits, unless somebody works on one. */
export async function claimJob(
  store: Store,
  holder: string,
  now: number,
): Promise<Job | undefined> {
  const waiting = await store.read
    .selectFrom("publish_job")
    .selectAll()
    .where("state", "=", "waiting")
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
  const isHeld = (job: (typeof waiting)[number]) => Number(job.lease_until ?? 0) > now;
  const [next] = waiting;
  if (!next || waiting.some(isHeld)) return undefined;
  const claimed = await store.write((trx) =>
    trx
      .updateTable("publish_job")
      .set({ holder, lease_until: now + lease, attempts: next.attempts + 1 })
      .where("id", "=", next.id)
      .where("state", "=", "waiting")
      .where("attempts", "=", next.attempts)
      .executeTakeFirst(),
  );
  if (Number(claimed.numUpdatedRows) === 0) return undefined;
  if (next.attempts >= mostAttempts) {
    const problem = `It was begun ${next.attempts} times and never came to its end, since the process was ended or the store could not be written to: see its log, and publish again.`;
    await endJob(store, next.id, { problems: [problem] }, now);
    return undefined;
  }
  return {
    ...{ id: next.id, kind: next.kind, changes: JSON.parse(next.changes) },
    askedAt: Number(next.asked_at),
    askedBy: next.asked_by,
    undoes: next.undoes === null ? null : Number(next.undoes),
  };
}

/** A job that waits, in the hands of who holds it. */
const heldJob = (trx: Trx, id: string, holder: string) =>
  trx
    .updateTable("publish_job")
    .where("id", "=", id)
    .where("holder", "=", holder)
    .where("state", "=", "waiting");

/** Somebody asked for something that is not done yet. */
export async function hasWaitingJob({ read }: Store): Promise<boolean> {
  const job = await read
    .selectFrom("publish_job")
    .select("id")
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return job !== undefined;
}

/** Keeps a job held while the work lasts, and says how far it is. */
export async function holdJob<Result>(
  store: Store,
  { id }: Job,
  holder: string,
  now: () => number,
  progress: JobProgress,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () =>
    store
      .write((trx) =>
        heldJob(trx, id, holder)
          .set({ lease_until: now() + lease, progress: JSON.stringify(progress) })
          .execute(),
      )
      // The flip finds out whether it is still held.
      .catch(() => {});
  const timer = setInterval(renew, renewEvery).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Within the transaction that flips: the job ends with it, and only in the hands of who holds it. @throws LeaseLost */
export async function endWithin(
  trx: Trx,
  { id }: Job,
  holder: string,
  outcome: JobOutcome,
  now: number,
): Promise<void> {
  const ended = await heldJob(trx, id, holder)
    .set({ state: "done", outcome: JSON.stringify(outcome), ended_at: now, lease_until: null })
    .executeTakeFirst();
  if (Number(ended.numUpdatedRows) === 0) throw new LeaseLost("Another process works on it.");
}

/** The store could not be written to: that is no attempt that ended a process, however long it lasts. */
export async function forgiveAttempt(store: Store, { id }: Job, holder: string): Promise<void> {
  await store
    .write((trx) =>
      heldJob(trx, id, holder)
        .set(({ eb }) => ({ attempts: eb("attempts", "-", 1) }))
        .execute(),
    )
    // Still no room.
    .catch(() => {});
}

/** Nothing could be rendered: it is there for whoever can, this process or another one. */
export async function leaveJob(store: Store, { id }: Job, holder: string): Promise<void> {
  await store.write((trx) =>
    heldJob(trx, id, holder)
      .set(({ eb }) => ({ attempts: eb("attempts", "-", 1), lease_until: null }))
      .execute(),
  );
}

/** Ends a job that made no release: it failed, or there was nothing to do. */
export async function endJob(
  store: Store,
  id: string,
  outcome: JobOutcome,
  now: number,
): Promise<void> {
  await store.write((trx) =>
    trx
      .updateTable("publish_job")
      .set({
        ...{ state: outcome.problems ? "failed" : "done", outcome: JSON.stringify(outcome) },
        ...{ ended_at: now, lease_until: null },
      })
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .execute(),
  );
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
