import { parentPort, workerData } from "node:worker_threads";
import BetterSqlite from "better-sqlite3";

/** What the thread is asked, and what it answers; the code of an error is SQLite's. */
export interface ThreadQuery {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}
export interface ThreadAnswer {
  id: number;
  rows: unknown[];
  error?: { message: string; code?: string };
}

const { file } = workerData as { file: string };
const database = new BetterSqlite(file, { readonly: true, timeout: 250 });
// As the one that writes (open-database.server.ts): a large sort else wants a file in /tmp.
database.pragma("temp_store = MEMORY");

parentPort?.on("message", ({ id, sql, parameters }: ThreadQuery) => {
  parentPort?.postMessage(answer(id, sql, parameters));
});

function answer(id: number, sql: string, parameters: readonly unknown[]): ThreadAnswer {
  try {
    return { id, rows: database.prepare(sql).all(parameters) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { id, rows: [], error: { message, code } };
  }
}
