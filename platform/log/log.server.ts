import pino, { type Logger } from "pino";
import { createLogOutput } from "./log-output.server.ts";

export type Log = Logger;

/** What features write. */
export interface FeatureLog {
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}

export interface LogParts {
  log: Log;
  /** Where the log's lines go, for lines that are put together elsewhere. */
  lines: { write(line: string): void };
  /** Writes what was gathered, at once: for the end of the process. */
  flush(): void;
}

/** Bytes that are gathered before they are written, and how long the last ones wait, ms. */
const pageSize = 128 * 1024;
const longestWait = 250;
/** Bytes that may wait for whoever reads the log. A reader that has stopped costs lines, never the site. */
const backlog = 4 * 1024 * 1024;

/**
 * Lines of JSON on standard output, written together a moment later: a log must not slow the answers. They are
 * gathered in one piece of memory, because strings that wait grow the heap by 30 MB under load.
 */
export function createLog(level: string): LogParts {
  const output = createLogOutput(1, backlog);
  const page = Buffer.allocUnsafe(pageSize);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Lines on their way into the page: to encode some together costs a third less than one by one. */
  let gathered = "";

  function put(): void {
    const text = gathered;
    gathered = "";
    // UTF-8 takes at most three bytes for each unit of a string.
    if (text.length * 3 > pageSize - used) passPage();
    if (text.length * 3 > pageSize) output.write(Buffer.from(text));
    else used += page.write(text, used);
  }

  function passPage(): void {
    if (used > 0) output.write(Buffer.from(page.subarray(0, used)));
    used = 0;
  }

  function pass(): void {
    clearTimeout(timer);
    timer = undefined;
    put();
    passPage();
  }

  const lines = {
    write(line: string): void {
      gathered += line;
      if (gathered.length > 4_000) put();
      timer ??= setTimeout(pass, longestWait).unref();
    },
  };
  return {
    log: pino({ level, base: { pid: process.pid } }, lines),
    lines,
    flush() {
      pass();
      output.flush();
    },
  };
}
