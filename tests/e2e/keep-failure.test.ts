import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { expect, onTestFinished } from "vitest";
import { test } from "./fixtures.ts";
import { recordFailure } from "./keep-failure.ts";

test("a test that fails leaves a trace and a picture; one that passes leaves nothing", async ({
  browser,
  task,
}) => {
  const place = "test-failures/keep-failure/a-test";
  onTestFinished(() => rmSync("test-failures/keep-failure", { recursive: true, force: true }));
  const run = async (state: "pass" | "fail", assertQuiet: () => void) => {
    const context = await browser.newContext();
    const ended = { ...task, name: "a test", result: { state } };
    const recording = await recordFailure(context, ended);
    await (await context.newPage()).setContent("<h1>Here it went wrong</h1>");
    return recording.leaves(assertQuiet);
  };
  await run("pass", () => {});
  expect(existsSync(place)).toBe(false);
  await run("fail", () => {});
  for (const name of ["trace.zip", "page-1.png"])
    expect(statSync(`${place}/${name}`).size, name).toBeGreaterThan(1_000);
  expect(readFileSync(`${place}/page-1.html`, "utf8")).toContain("Here it went wrong");

  rmSync(place, { recursive: true });
  const complaint = new Error("The page complained");
  await expect(
    run("pass", () => {
      throw complaint;
    }),
  ).rejects.toBe(complaint);
  expect(existsSync(`${place}/trace.zip`)).toBe(true);
});
