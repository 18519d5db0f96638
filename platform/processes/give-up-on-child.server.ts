import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** A child that works for nobody's answer, but sleeps, is given up after so many times its patience. */
const mostLooks = 8;

/**
 * Tells of a child that hangs. What counts is the time that it had a processor: our children run at low priority, so
 * on a machine that is busy with something else an honest one may take many times as long.
 * @param patience processor time that it may take from now on, ms
 * @param giveUp is called once, after at least `patience` and at most eight times that
 * @returns ends the waiting
 */
export function giveUpOnChild(
  child: ChildProcess,
  patience: number,
  giveUp: () => void,
): () => void {
  const before = processorTimeOf(child.pid);
  let looks = 0;
  // Looks and not the clock: while this process is held up, its child cannot answer it.
  const looking = setInterval(() => {
    looks += 1;
    if (looks < mostLooks && processorTimeOf(child.pid) - before < patience) return;
    clearInterval(looking);
    giveUp();
  }, patience).unref();
  return () => clearInterval(looking);
}

/** Of all its threads, ms. Where the system does not tell (only Linux has /proc), NaN: then the first look decides. */
function processorTimeOf(pid: number | undefined): number {
  try {
    // proc_pid_stat(5): after the command's name in brackets, utime is the 12th field and stime the 13th, in ticks of
    // 10 ms; the kernel tells programs of 100 a second whatever its own clock is (USER_HZ).
    const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "latin1").split(/\) (?=[^)]*$)/);
    const fields = after.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
