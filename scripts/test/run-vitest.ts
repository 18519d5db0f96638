import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commandEnvironment } from "./run-command.ts";
import type { Step, Tally } from "./step.ts";

/** The parts of Vitest's JSON report that we count. */
interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
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
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
