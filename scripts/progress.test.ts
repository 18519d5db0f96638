import { expect, onTestFinished, test, vi } from "vitest";
import { createProgress } from "./progress.ts";

function tellAll(isTTY: boolean, ms = 0): string {
  let said = "";
  const progress = createProgress({ isTTY, write: (text) => (said += text) });
  progress.step("Copying");
  for (let done = 0; done <= 1_000; done += 1) progress.part(done, 1_000);
  if (ms) vi.advanceTimersByTime(ms);
  progress.step("Checking");
  if (ms) vi.advanceTimersByTime(ms);
  progress.end();
  return said;
}

test("a log has a line for each step that takes long, and no more", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(tellAll(false)).toBe("");
  expect(tellAll(false, 3_000)).toBe("Copying …\nChecking …\n");
});

test("a terminal has one line that moves with the work and is gone at the end", () => {
  const said = tellAll(true);
  expect(said).not.toContain("\n");
  expect(said).toContain("\r\u001b[KCopying … 50 %");
  expect(said.match(/Copying/g)?.length).toBeLessThan(110);
  expect(said.endsWith("\r\u001b[K")).toBe(true);
});
