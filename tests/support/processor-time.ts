import process from "node:process";

/**
 * Milliseconds of processor time that some work took. A busy machine lets it wait, and that does not count:
 * what grows with the square of its input is found, and who else was at work is not.
 */
export function processorTimeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
