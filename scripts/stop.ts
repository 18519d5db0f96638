import process from "node:process";

/** Ends a command with one line that says why. */
export function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
