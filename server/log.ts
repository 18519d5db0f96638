import pino, { type Logger } from "pino";

export type Log = Logger;

export interface LogParts {
  log: Log;
  /** Where the log's lines go, for lines that are put together elsewhere. */
  destination: { write(line: string): void; flushSync(): void };
}

/** Lines of JSON on standard output, written together a moment later: a log must not slow the answers. */
export function createLog(level: string): LogParts {
  const destination = pino.destination({ sync: false, minLength: 16_000, periodicFlush: 250 });
  return { log: pino({ level, base: { pid: process.pid } }, destination), destination };
}
