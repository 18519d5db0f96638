import { randomUUID } from "node:crypto";
import type { LiveChange } from "#features/pages/page-document.ts";
import { clocksDiffer } from "#platform/rules/clocks-differ.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { Job, JobOutcome, JobProgress } from "./jobs.server.ts";
import type { JobKind } from "./publishing-tables.server.ts";

/** How long a job is held by whoever works on it, ms; renewed while it lives. */
const lease = 5_000;
const renewEvery = lease / 3;
/** A job that ended its process so often is given up. */
const mostAttempts = 3;

/** Somebody else has taken the job over. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
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
  // Nobody holds one for longer than a lease: it was taken by a clock that was ahead and has been set right since.
  const isHeld = ({ lease_until: until }: (typeof waiting)[number]) =>
    Number(until) > now && Number(until) <= now + lease + clocksDiffer;
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
