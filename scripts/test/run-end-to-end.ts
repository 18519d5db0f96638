import process from "node:process";
import { BrowserMissing, findOrInstallChromium } from "../find-chromium.ts";
import { commandEnvironment } from "./run-command.ts";
import { vitest } from "./run-vitest.ts";
import type { Tally } from "./step.ts";

/** Each file has a browser of its own, which uses more than one processor. */
const browsers = 2;

/** The end-to-end tests; without a browser one failure, and one line that says what to do. */
export async function endToEnd(): Promise<Tally> {
  try {
    commandEnvironment.CHROMIUM_PATH = findOrInstallChromium();
  } catch (error) {
    if (!(error instanceof BrowserMissing)) throw error;
    process.stdout.write(`${error.message}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return vitest(["e2e"], browsers)();
}
