/** Milliseconds of the processor's time that a request may cost the thread that answers everybody. */
const allowed = 50;
/** A value that is slow is slow each time; a collected heap or code compiled anew is not. */
const tries = 3;

/**
 * What is wrong with a request that takes too much of the server's thread; undefined: nothing. The server runs in this
 * thread, so what the asking itself costs counts too. Time of the processor, not of the clock: how busy the machine
 * is with something else does not matter.
 */
export async function slownessOf(
  name: string,
  ask: () => Promise<unknown>,
): Promise<string | undefined> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries && least > allowed; at += 1) {
    const before = process.threadCpuUsage();
    await ask();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least > allowed ? `${name}: ${least.toFixed(0)} ms` : undefined;
}
