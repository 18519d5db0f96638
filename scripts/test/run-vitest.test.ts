import { expect, test } from "vitest";
import { tallyOf } from "./run-vitest.ts";

const report = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [{ status: "passed", assertionResults: [{ status: "passed" }] }],
};

test("passed, failed and skipped tests are counted", () => {
  expect(tallyOf(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  expect(tallyOf({ ...report, numFailedTests: 2 }, 1)).toMatchObject({ failed: 2 });
});

test("a file that cannot be loaded is a failure", () => {
  const broken = { status: "failed", assertionResults: [] };
  const tally = tallyOf({ ...report, testResults: [broken] }, 1);
  expect(tally.failed).toBe(1);
});

test("an error outside of every test is a failure", () => {
  expect(tallyOf(report, 1).failed).toBe(1);
});
