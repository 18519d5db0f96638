import { execFile } from "node:child_process";
import path from "node:path";
import process from "node:process";
import type { Step } from "./run-steps.ts";

const bin = path.resolve("node_modules/.bin");

/** The build is made for the default address; tests start servers with settings of their own. */
const { SITE_ORIGIN, BUILD_DIR, PORT, HOST, DATABASE_URL, SMTP_URL, API_HOST, ...inherited } =
  process.env;

/** The environment of every command of a run: our own Node and packages first, no settings. */
export const commandEnvironment: NodeJS.ProcessEnv = {
  ...inherited,
  // Said, so that the build may take the place of one for another address.
  SITE_ORIGIN: "http://localhost:3000",
  PATH: bin + path.delimiter + process.env.PATH,
};

/** A command that passes when it exits with 0; its output is shown only when it does not. */
export function command(program: string, ...args: string[]): Step["run"] {
  const options = { env: commandEnvironment, maxBuffer: 64 * 1024 * 1024 };
  return () =>
    new Promise((resolve) => {
      execFile(program, args, options, (error, stdout, stderr) => {
        if (!error) return resolve({ passed: 1, failed: 0, skipped: 0 });
        process.stdout.write(stdout + stderr || `${program}: ${error.message}\n`);
        resolve({ passed: 0, failed: 1, skipped: 0 });
      });
    });
}
