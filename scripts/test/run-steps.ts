import process from "node:process";

/** How many expectations held, did not, or could not be tried here. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of what failed, where the step knows them. */
  failures?: string[];
}

export interface Step {
  /** What `npm test -- <name>` calls it. */
  name: string;
  about: string;
  /** Begins with the first step, beside those that stand before it; its line comes in its turn. */
  early?: boolean;
  /** Prints what is wrong, and only that. */
  run(): Promise<Tally> | Tally;
}

/**
 * Runs the steps one after the other (all of them when no names are given) and ends with one plain line,
 * `N passed, N failed`. Gives the exit code.
 */
export async function runSteps(steps: Step[], names: string[]): Promise<number> {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    say(`No step is called ${unknown.join(", ")}. Steps: ${steps.map((s) => s.name).join(", ")}`);
    return 1;
  }
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
  const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));
  const begun = new Map(chosen.filter(({ early }) => early).map((step) => [step, timed(step)]));
  for (const step of chosen) {
    const tally = await shown(step, begun.get(step) ?? timed(step));
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    total.failures.push(...(tally.failures ?? []));
  }
  // Named once more at the end: whoever reads only the last lines of a log must see what failed.
  for (const failure of total.failures) say(`✗ ${failure}`);
  say(`\n${inWords(total)}`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

async function timed({ run }: Step) {
  const begun = performance.now();
  const tally = await runSafely(run);
  return { tally, seconds: (performance.now() - begun) / 1000 };
}

async function shown({ name, about }: Step, running: ReturnType<typeof timed>): Promise<Tally> {
  // On a terminal the verdict takes its place; a log has the verdict alone. No clock: steps write lines of their own.
  const { isTTY } = process.stdout;
  if (isTTY) process.stdout.write(`…             ${name.padEnd(9)} ${about} `);
  const { tally, seconds } = await running;
  const verdict = tally.failed === 0 ? "ok  " : "FAIL";
  if (isTTY) process.stdout.write("\r\u001b[K");
  const time = seconds.toFixed(1).padStart(6);
  say(`${verdict} ${time} s  ${name.padEnd(9)} ${about}: ${inWords(tally)}`);
  return tally;
}

async function runSafely(run: Step["run"]): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function inWords({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
