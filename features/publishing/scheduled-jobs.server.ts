import { v5 as idFor } from "uuid";
import type { LiveChange } from "#features/pages/page-document.ts";
import type { FeatureLog } from "#platform/log/log.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";

/** From then on somebody is told that a job does not come to its end, ms. */
const lateAfter = 5 * 60_000;

/** A job for later. */
export interface ScheduledJob {
  id: string;
  /** When its changes go live, ms. */
  due: number;
  changes: readonly LiveChange[];
  /** A user's id. */
  askedBy: string | null;
}

type Row = Pick<Tables["publish_job"], "id" | "asked_at" | "changes" | "asked_by">;

/** Of the ids that are made from what is scheduled (RFC 9562, version 5); any UUID would do, but always this one. */
const schedule = "3f0c6f0e-6f5b-4c8e-9a5d-2b1c7d9e4a10";

/**
 * Asks for something to be published at an instant. The versions are those of now: what is edited until then is not
 * published with them. A release of the site that knows no such jobs leaves them alone. The same at the same instant
 * is one job, also where somebody asks again after a lost answer: taken off the schedule, nothing of it is left. A newer
 * version for the same instant stands in place of an older one: which of both came last would be chance.
 * @returns whether it was not on the schedule yet
 */
export async function scheduleJob(
  store: Store,
  changes: readonly LiveChange[],
  due: number,
  by: string | null = null,
): Promise<boolean> {
  return store.write(async (trx) => {
    await leaveOutOlder(trx, changes, due);
    return addScheduled(trx, changes, due, by);
  });
}

async function addScheduled(
  trx: Trx,
  changes: readonly LiveChange[],
  due: number,
  by: string | null,
): Promise<boolean> {
  const what = JSON.stringify(changes);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("publish_job")
    .values({
      ...{ id: idFor(`${due} ${what}`, schedule), kind: "publish", changes: what },
      // Asked for as of then: a job's pages go live at the instant at which it was asked for.
      ...{ asked_at: due, state: "scheduled", attempts: 0, asked_by: by },
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Of what is scheduled for an instant already: older versions of what comes now. What is left is a job of its own. */
async function leaveOutOlder(trx: Trx, changes: readonly LiveChange[], due: number): Promise<void> {
  const rows = await trx
    .selectFrom("publish_job")
    .select(["id", "changes", "asked_by"])
    .where("state", "=", "scheduled")
    .where("asked_at", "=", due)
    .execute();
  const isOlder = (old: LiveChange) =>
    changes.some(
      ({ entry, language, version }) =>
        entry === old.entry && language === old.language && Number(version) > Number(old.version),
    );
  for (const { id, changes, asked_by } of rows) {
    const before: LiveChange[] = JSON.parse(changes);
    const left = before.filter((change) => !isOlder(change));
    if (left.length === before.length) continue;
    await trx.deleteFrom("publish_job").where("id", "=", id).execute();
    if (left.length > 0) await addScheduled(trx, left, due, asked_by);
  }
}

/** What is scheduled, the next one first. */
export async function readScheduled({ read }: Pick<Store, "read">): Promise<ScheduledJob[]> {
  const rows = await read
    .selectFrom("publish_job")
    .select(["id", "asked_at", "changes", "asked_by"])
    .where("state", "=", "scheduled")
    .orderBy("asked_at")
    .execute();
  return rows.map(scheduledJob);
}

const scheduledJob = ({ id, asked_at, changes, asked_by }: Row): ScheduledJob => ({
  ...{ id, due: Number(asked_at), changes: JSON.parse(changes), askedBy: asked_by },
});

/** Whether a job was for later: of the others no id is of that version. */
export const wasScheduled = ({ id }: { id: string }) => id[14] === "5";

/** What was for later and could not be done when its time came, the newest first; of the last month (sweep-files). */
export async function readMissed({ read }: Pick<Store, "read">): Promise<ScheduledJob[]> {
  const rows = await read
    .selectFrom("publish_job")
    .select(["id", "asked_at", "changes", "asked_by"])
    .where("state", "=", "failed")
    .orderBy("asked_at", "desc")
    .execute();
  return rows.filter(wasScheduled).map(scheduledJob);
}

/** Takes jobs off the schedule; nothing of them happens. @returns those that were on it still */
export async function unschedule(store: Store, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await store.write((trx) =>
    trx
      .deleteFrom("publish_job")
      .where("id", "in", [...ids])
      .where("state", "=", "scheduled")
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}

/** Lets what is due be worked on: also what was missed while no server ran. */
export async function wakeScheduled(store: Store, now: number): Promise<void> {
  const due = (await readScheduled(store)).filter((job) => job.due <= now);
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  await store.write((trx) =>
    trx
      .updateTable("publish_job")
      .set({ state: "waiting" })
      .where("id", "in", ids)
      .where("state", "=", "scheduled")
      .execute(),
  );
}

/** Says once of each job that waits for more than five minutes that it does. @returns the look */
export function createLateAlarm({ read }: Store, log: FeatureLog): (now: number) => Promise<void> {
  const told = new Set<string>();
  return async (now) => {
    const late = await read
      .selectFrom("publish_job")
      .select(["id", "asked_at"])
      .where("state", "in", ["scheduled", "waiting"])
      .where("asked_at", "<", now - lateAfter)
      .execute();
    for (const { id, asked_at } of late) {
      if (told.has(id)) continue;
      told.add(id);
      const minutes = Math.floor((now - Number(asked_at)) / 60_000);
      log.error({ job: id, minutes }, "what is to be published is late: npm run content -- status");
    }
  };
}
