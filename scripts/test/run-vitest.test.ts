import { resolve } from "node:path";
import { expect, test } from "vitest";
import { tallyOf } from "./run-vitest.ts";

const passed = { status: "passed", fullName: "holds", failureMessages: [] };
const report = {
  success: true,
  numPassedTests: 3,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [{ name: resolve("a.test.ts"), status: "passed", assertionResults: [passed] }],
};

test("passed, failed and skipped tests are counted, and the failed ones named", () => {
  expect(tallyOf(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 1, failures: [] });
  const failed = { status: "failed", fullName: " rules hold", failureMessages: ["no\n at x"] };
  const broken = {
    name: resolve("b.test.ts"),
    status: "failed",
    assertionResults: [passed, failed],
  };
  expect(tallyOf({ ...report, testResults: [broken] }, 1)).toMatchObject({
    failed: 1,
    failures: ["b.test.ts: rules hold: no"],
  });
});

test("a file that cannot be loaded is a failure", () => {
  const broken = { name: resolve("c.test.ts"), status: "failed", assertionResults: [] };
  expect(tallyOf({ ...report, testResults: [broken] }, 1)).toMatchObject({
    failed: 1,
    failures: ["c.test.ts: could not be loaded"],
  });
});

test("an error outside of every test is a failure", () => {
  expect(tallyOf(report, 1).failed).toBe(1);
});
