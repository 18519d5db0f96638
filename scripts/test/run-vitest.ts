import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { BrowserMissing, findOrInstallChromium } from "../find-chromium.ts";
import { commandEnvironment } from "./run-command.ts";
import type { Step, Tally } from "./run-steps.ts";

/** The parts of Vitest's JSON report that we count. */
interface Report {
  success: boolean;
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: TestResult[] }[];
}

interface TestResult {
  status: string;
  fullName: string;
  failureMessages: string[];
}

/** Runs projects of vitest.config.ts, so many files at a time, and counts their tests. */
export function vitest(projects: string[], workers: number): Step["run"] {
  return async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "test-report-"));
    const file = path.join(folder, "report.json");
    try {
      const status = await run([
        "run",
        ...projects.flatMap((project) => ["--project", project]),
        `--maxWorkers=${workers}`,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ]);
      return tallyOf(JSON.parse(readFileSync(file, "utf8")), status);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

function run(args: string[]): Promise<number | null> {
  const child = spawn("vitest", args, { stdio: "inherit", env: commandEnvironment });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}

/** A file that cannot be loaded, or an error outside any test, is a failure too. */
export function tallyOf(report: Report, status: number | null): Tally {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    return failed.length > 0 || status !== "failed"
      ? failed.map((test) => `${file}: ${test.fullName.trim()}: ${reason(test)}`)
      : [`${file}: could not be loaded`];
  });
  if (failures.length === 0 && status !== 0) failures.push("an error outside of every test");
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** The message's first line and, of a browser's log of its tries, what stood in the way. */
function reason({ failureMessages: [message = ""] }: TestResult): string {
  const [first = "", ...log] = stripVTControlCharacters(message).split("\n");
  const obstacles = log.filter((line) => /element is not |intercepts pointer/.test(line));
  return [first, ...new Set(obstacles.map((line) => line.replace(/^[\s-]+/, "")))].join("; ");
}

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
