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

test("a failed click is told with what stood in its way, once", () => {
  const tries = "    - waiting 500ms\n\u001b[2m      - element is not stable\u001b[22m\n".repeat(9);
  const message = `locator.click: Timeout 60000ms exceeded.\nCall log:\n${tries}    at a.ts:1:2`;
  const failed = { status: "failed", fullName: "a click", failureMessages: [message] };
  const broken = { name: resolve("d.test.ts"), status: "failed", assertionResults: [failed] };
  expect(tallyOf({ ...report, testResults: [broken] }, 1).failures).toEqual([
    "d.test.ts: a click: locator.click: Timeout 60000ms exceeded.; element is not stable",
  ]);
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
