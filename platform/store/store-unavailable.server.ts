/** The store cannot write now (disk full, locked, connection lost). Nothing was acknowledged; try again. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** The connection to the store was lost while it committed: it kept all of it, or nothing. */
export class CommitUnknown extends StoreUnavailable {
  override name = "CommitUnknown";
}

/**
 * PostgreSQL classes: connection, login, no such database, resources, database not open, operator intervention,
 * system error. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresClasses = ["08", "28", "3D", "53", "55", "57", "58", "25006"];
const sqliteCodes = [
  "SQLITE_FULL",
  "SQLITE_IOERR",
  "SQLITE_BUSY",
  "SQLITE_LOCKED",
  "SQLITE_READONLY",
  "SQLITE_CANTOPEN",
  "SQLITE_NOMEM",
];
const networkCodes = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "EAI_AGAIN",
];

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** True for a passing lock or a conflict between transactions: the same work may succeed a moment later. */
export function isContention(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code.startsWith("SQLITE_BUSY") ||
    code.startsWith("SQLITE_LOCKED") ||
    code === "40001" ||
    code === "40P01"
  );
}

/** True when the engine, not the statement, is at fault. */
export function isStoreFailure(error: unknown): boolean {
  const code = codeOf(error);
  return (
    error instanceof StoreUnavailable ||
    isContention(error) ||
    networkCodes.includes(code) ||
    sqliteCodes.some((known) => code.startsWith(known)) ||
    (code.length === 5 && postgresClasses.some((known) => code.startsWith(known))) ||
    (error instanceof Error &&
      /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(
        error.message,
      ))
  );
}
