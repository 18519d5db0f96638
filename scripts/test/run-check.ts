import process from "node:process";
import type { Expectation } from "../checks/expectation.ts";
import type { Step } from "./run-steps.ts";

/** Counts the expectations of one of our own checks and prints what breaks them. */
export function expectations(check: () => Expectation[]): Step["run"] {
  return () => {
    const tally = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
    for (const { name, problems, skipped } of check()) {
      if (skipped) {
        tally.skipped += 1;
        process.stdout.write(`skipped: ${name}: ${skipped}\n`);
      } else if (problems.length === 0) tally.passed += 1;
      else {
        tally.failed += 1;
        tally.failures.push(name);
        process.stdout.write(`✗ ${name}\n${problems.map((line) => `    ${line}\n`).join("")}`);
      }
    }
    return tally;
  };
}
