import { setTimeout as pause } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Engine, OpenDatabase } from "./open-database.server.ts";
import {
  CommitUnknown,
  isContention,
  isStoreFailure,
  StoreUnavailable,
} from "./store-unavailable.server.ts";
import type { Tables } from "./tables.ts";
import { createWriteQueue, type Work } from "./write-queue.server.ts";

/** For reading, also inside of a transaction. */
export type Db = Kysely<Tables>;
/** What is written in it is kept as a whole or not at all. */
export type Trx = Transaction<Tables>;

/** The one way to the data: reads go straight to the engine, writes through a transaction that is durable when it returns. */
export interface Store {
  engine: Engine;
  read: Kysely<Tables>;
  /** For reads that may take long: they keep no visitor waiting, and see what was committed. */
  longReads: Kysely<Tables>;
  /**
   * Runs the work in a transaction and resolves once it is on the disk.
   * @throws StoreUnavailable when the engine cannot write; the work's own errors as they are. Either way nothing was
   * kept, unless it is CommitUnknown.
   */
  write<Result>(work: Work<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Is told, in milliseconds, how long writes wait for their turn and how long they take. */
export interface WriteWatch {
  began(waited: number): void;
  ended(took: number): void;
  failed(): void;
}

/** How long a write waits for another process before it gives up, ms. */
const patience = 4_000;

/** The store on an open database. `watch`: who counts the writes. */
export function createStore(
  { engine, db, longReads, limitsPool }: OpenDatabase,
  watch?: WriteWatch,
): Store {
  const direct = engine === "sqlite" ? createWriteQueue(db) : commitDirectly(db);
  const commit = watch ? watched(direct, watch) : direct;
  return {
    engine,
    read: db,
    longReads,
    write: (work) => withPatience(() => commit(work)),
    async close() {
      await Promise.all([db.destroy(), longReads !== db && longReads.destroy(), limitsPool?.end()]);
    },
  };
}

type Commit = <Result>(work: Work<Result>) => Promise<Result>;

function watched(commit: Commit, watch: WriteWatch): Commit {
  return async (work) => {
    const asked = performance.now();
    try {
      const result = await commit((trx) => {
        watch.began(performance.now() - asked);
        return work(trx);
      });
      watch.ended(performance.now() - asked);
      return result;
    } catch (error) {
      if (isStoreFailure(error) && !isContention(error)) watch.failed();
      throw error;
    }
  };
}

/** PostgreSQL, which is behind a connection: of a commit whose answer never came nobody knows what became. */
function commitDirectly(db: Kysely<Tables>) {
  return async <Result>(work: Work<Result>): Promise<Result> => {
    let isDone = false;
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        isDone = true;
        return result;
      });
    } catch (error) {
      if (isDone && isStoreFailure(error) && !isContention(error))
        throw new CommitUnknown("the store was lost while it committed", { cause: error });
      throw error;
    }
  };
}

async function withPatience<Result>(attempt: () => Promise<Result>): Promise<Result> {
  // Not the time of day: somebody may set it meanwhile.
  const deadline = performance.now() + patience;
  for (let wait = 20; ; wait = Math.min(wait * 2, 400)) {
    try {
      return await attempt();
    } catch (error) {
      if (isContention(error) && performance.now() + wait < deadline)
        await pause(wait * (0.5 + Math.random()));
      else if (error instanceof CommitUnknown) throw error;
      else if (isStoreFailure(error))
        throw new StoreUnavailable("the store cannot write", { cause: error });
      else throw error;
    }
  }
}
