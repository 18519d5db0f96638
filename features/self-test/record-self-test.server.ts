import type { Db, Trx } from "#platform/store/store.server.ts";

/** A test that failed, or whose process died, is done again after so long, ms. */
const repeatAfter = 60 * 60 * 1000;
/** Days that are kept. */
const kept = 90;

/**
 * Takes the day's test for this process; undefined where it is done, or another process has it. Answers which
 * attempt of the day it is. `now` in milliseconds.
 */
export async function claimSelfTest(
  trx: Trx,
  day: string,
  now: number,
): Promise<number | undefined> {
  const claimed = await trx
    .insertInto("self_test")
    .values({ day, attempts: 1, started_at: now, ended_at: null, passed_at: null, failure: null })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet((eb) => ({
          attempts: eb("self_test.attempts", "+", 1),
          started_at: now,
          ended_at: null,
        }))
        .where((eb) =>
          eb.and([
            eb("self_test.started_at", "<=", now - repeatAfter),
            eb.or([eb("self_test.failure", "is not", null), eb("self_test.ended_at", "is", null)]),
          ]),
        ),
    )
    .returning("attempts")
    .executeTakeFirst();
  return claimed?.attempts;
}

/** Writes down how a test ended, claimed or asked for by hand; forgets what is long ago. */
export async function endSelfTest(
  trx: Trx,
  { day, startedAt, failure }: { day: string; startedAt: number; failure: string | null },
  now: number,
): Promise<void> {
  const passed = failure === null ? { passed_at: now } : {};
  const ended = { ended_at: now, failure, ...passed };
  await trx
    .insertInto("self_test")
    .values({ day, attempts: 1, started_at: startedAt, passed_at: null, ...ended })
    .onConflict((conflict) => conflict.column("day").doUpdateSet(ended))
    .execute();
  const oldest = new Date(Date.parse(day) - kept * 24 * 60 * 60 * 1000).toISOString();
  await trx.deleteFrom("self_test").where("day", "<", oldest.slice(0, 10)).execute();
}

export interface SelfTestState {
  /** When a test last passed, ms. */
  passedAt: number | undefined;
  /** The last one that ended did not pass. */
  failed: boolean;
}

/** How the self-test stands; undefined before the first one. */
export async function readSelfTestState(db: Db): Promise<SelfTestState | undefined> {
  const newest = await db
    .selectFrom("self_test")
    .select("failure")
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return undefined;
  const { passedAt } = await db
    .selectFrom("self_test")
    .select((eb) => eb.fn.max("passed_at").as("passedAt"))
    .executeTakeFirstOrThrow();
  return { passedAt: passedAt ?? undefined, failed: newest.failure !== null };
}
