import { readFileSync } from "node:fs";

/** A tick of the processor's time in /proc, µs. */
const tick = 10_000;

/** What a process has used of the processor, its own work and the system's for it, µs (Linux; NaN elsewhere). */
export function processorTime(pid: number | undefined): number {
  try {
    const [, stat = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = stat.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    return Number.NaN;
  }
}
