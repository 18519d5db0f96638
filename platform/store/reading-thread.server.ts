import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { ThreadAnswer, ThreadQuery } from "./reading-worker.server.ts";

/** SQLite read in a thread of its own, with a connection that cannot write; the thread starts with the first query. */
export function readingThreadDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createThreadDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

type Settle = (answer: ThreadAnswer | Error) => void;

function createThreadDriver(file: string): Driver {
  const waiting = new Map<number, Settle>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL("./reading-worker.server.ts", import.meta.url), {
      workerData: { file },
      // Its rows are handed over at once: no need for more.
      resourceLimits: { maxOldGenerationSizeMb: 96 },
    });
    started.unref();
    started.on("message", (answer: ThreadAnswer) => waiting.get(answer.id)?.(answer));
    const failed = (error: Error) => {
      if (worker === started) worker = undefined;
      for (const settle of [...waiting.values()]) settle(error);
    };
    started.on("error", failed);
    started.on("exit", () => failed(new Error("The reading thread has ended.")));
    return started;
  }

  function ask(query: CompiledQuery): Promise<ThreadAnswer> {
    worker ??= start();
    const asked = worker;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, (answer) => {
        waiting.delete(id);
        // While an answer is awaited the process stays.
        if (waiting.size === 0) asked.unref();
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      });
      asked.ref();
      asked.postMessage({ id, sql: query.sql, parameters: query.parameters } satisfies ThreadQuery);
    });
  }

  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, error } = await ask(query);
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return { rows: rows as Row[] };
    },
    streamQuery() {
      throw new Error("Read in pages: the reading thread streams nothing.");
    },
  };
  const refuse = () => Promise.reject(new Error("The reading thread has no transactions."));

  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {
      await worker?.terminate();
    },
  };
}
