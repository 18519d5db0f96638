import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { processorTimeOf } from "#tests/support/processor-time.ts";
import { createLogOutput } from "./log-output.server.ts";

function file(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, "log");
}

test("pieces are written in their order, the last ones at once", async () => {
  const name = file();
  const output = createLogOutput(openSync(name, "a"), 1_000);
  for (const piece of ["a", "b", "c"]) output.write(Buffer.from(piece));
  await expect.poll(() => readFileSync(name, "utf8")).toBe("abc");
  output.write(Buffer.from("d"));
  output.flush();
  expect(readFileSync(name, "utf8")).toBe("abcd");
});

test("what is too much is dropped", async () => {
  const name = file();
  const output = createLogOutput(openSync(name, "a"), 4);
  output.write(Buffer.from("1234"));
  output.write(Buffer.from("5"));
  output.flush();
  await expect.poll(() => readFileSync(name, "utf8")).toMatch(/^1234/);
  expect(readFileSync(name, "utf8")).not.toContain("5");
});

// A device of Linux that is always full.
test.skipIf(!existsSync("/dev/full"))("a full disk ends nothing and keeps nobody", async () => {
  const output = createLogOutput(openSync("/dev/full", "w"), 1_000);
  output.write(Buffer.from("a"));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(processorTimeOf(() => output.flush())).toBeLessThan(400);
});
