import { write, writeSync } from "node:fs";

/** After an error (disk full, reader gone or stopped) the same bytes are tried again, ms. */
const retryAfter = 500;
/** How long the last words of a process may take, ms. */
const farewell = 300;

export interface LogOutput {
  write(piece: Buffer): void;
  /** Writes what waits, at once, as far as that is possible. */
  flush(): void;
}

/**
 * Writes pieces to a file descriptor in their order, without waiting, and never fails: what cannot be written is
 * tried again, and beyond so many bytes it is dropped. A log is no reason to end a site. (pino's own writer ends the
 * process when the disk is full, and then waits for room in the disk for ever, without answering anybody.)
 */
export function createLogOutput(fd: number, backlog: number): LogOutput {
  const waiting: Buffer[] = [];
  let bytes = 0;
  /** The first piece is in the hands of the system; nobody else may write it. */
  let onItsWay = false;
  let resting = false;

  /** So many bytes of the first piece are out. */
  function wrote(count: number): void {
    bytes -= count;
    const left = waiting[0]?.subarray(count);
    if (left?.length) waiting[0] = left;
    else waiting.shift();
  }

  function next(): void {
    const [piece] = waiting;
    if (onItsWay || resting || !piece) return;
    onItsWay = true;
    write(fd, piece, (error, count) => {
      onItsWay = false;
      if (error) rest();
      else wrote(count);
      next();
    });
  }

  function rest(): void {
    resting = true;
    setTimeout(() => {
      resting = false;
      next();
    }, retryAfter).unref();
  }

  return {
    write(piece) {
      if (bytes + piece.length > backlog) return;
      waiting.push(piece);
      bytes += piece.length;
      // Not at once: a flush that follows finds it still here.
      setImmediate(next);
    },
    flush() {
      const deadline = performance.now() + farewell;
      const first = onItsWay ? waiting.shift() : undefined;
      while (waiting[0] && performance.now() < deadline) {
        try {
          wrote(writeSync(fd, waiting[0]));
        } catch (error) {
          // A reader that is slow may still come; everything else does not mend in a moment.
          if ((error as NodeJS.ErrnoException).code !== "EAGAIN") break;
        }
      }
      if (first) waiting.unshift(first);
    },
  };
}
