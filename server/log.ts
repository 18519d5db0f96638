import { hostname } from "node:os";
import pino, { type Logger } from "pino";

export type Log = Logger;

/** Lines of JSON on standard output, written in one go a moment later: a log must not slow the answers. */
export function createLog(level: string) {
  const destination = pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 });
  const log = pino({ level, base: { pid: process.pid, host: hostname() } }, destination);
  return { log, flush: () => destination.flushSync() };
}
