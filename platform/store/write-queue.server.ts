import type { ControlledTransaction, Kysely, Transaction } from "kysely";
import { isStoreFailure } from "./store-unavailable.server.ts";
import type { Tables } from "./tables.ts";

export type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>;

interface Waiting {
  work: Work<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** At most so many submissions share one commit: bounds what one failure can touch. */
const batchSize = 64;

/**
 * Group commit for SQLite: everything that arrived while the last commit was on its way to the disk shares
 * the next one, each in a savepoint of its own. One flush then acknowledges many messages (docs/decisions/004).
 */
export function createWriteQueue(db: Kysely<Tables>) {
  const waiting: Waiting[] = [];
  let draining = false;

  async function drain() {
    while (waiting.length > 0) await commitBatch(db, waiting.splice(0, batchSize));
    draining = false;
  }

  return <Result>(work: Work<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting["resolve"], reject });
      if (draining) return;
      draining = true;
      // What has arrived on other sockets by now is read first, and shares the flush.
      setImmediate(drain);
    });
}

async function commitBatch(db: Kysely<Tables>, batch: Waiting[]): Promise<void> {
  const acknowledge: (() => void)[] = [];
  try {
    const trx = await db.startTransaction().execute();
    try {
      for (const member of batch) acknowledge.push(await runMember(trx, member));
      await trx.commit().execute();
    } catch (error) {
      // The engine may have rolled back by itself (disk full); a second rollback then fails and says nothing new.
      await trx
        .rollback()
        .execute()
        .catch(() => {});
      throw error;
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
    return;
  }
  for (const tell of acknowledge) tell();
}

/** Runs one member; what it answers is told only after the commit. Its own error undoes only itself. */
async function runMember(trx: ControlledTransaction<Tables>, member: Waiting): Promise<() => void> {
  const savepoint = await trx.savepoint("member").execute();
  try {
    const value = await member.work(savepoint);
    await savepoint.releaseSavepoint("member").execute();
    return () => member.resolve(value);
  } catch (error) {
    if (isStoreFailure(error)) throw error;
    await savepoint.rollbackToSavepoint("member").execute();
    return () => member.reject(error);
  }
}
