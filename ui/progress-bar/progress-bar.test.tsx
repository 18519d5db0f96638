import { BProgress } from "@bprogress/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { completeProgress, startProgress } from "./progress-bar.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const percent = () => Math.round((BProgress.status ?? 1) * 1_000) / 10;

test("it begins at 8 and creeps every 10 ms: by 10 below 20, 4 below 50, 2 below 80, 0.5 below 99", () => {
  startProgress();
  expect(percent()).toBe(8);
  const steps: [number, number][] = [];
  for (let at = percent(); at < 99; at = percent()) {
    vi.advanceTimersByTime(10);
    steps.push([at, Math.round((percent() - at) * 10) / 10]);
  }
  for (const [at, step] of steps) {
    expect(step, `at ${at}`).toBe(at < 20 ? 10 : at < 50 ? 4 : at < 80 ? 2 : 0.5);
  }
  const last = percent();
  vi.advanceTimersByTime(1_000);
  expect(percent()).toBe(last);
  completeProgress();
  vi.advanceTimersByTime(1_000);
});

test("it completes 200 ms after the navigation, and not when the next one begins before", () => {
  startProgress();
  completeProgress();
  vi.advanceTimersByTime(199);
  expect(BProgress.isStarted()).toBe(true);
  startProgress();
  vi.advanceTimersByTime(500);
  expect(BProgress.isStarted()).toBe(true);
  completeProgress();
  vi.advanceTimersByTime(199);
  expect(BProgress.isStarted()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(BProgress.isStarted()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(document.querySelector(".bprogress")).toBeNull();
});

test("a navigation that is over at once is shown until 200 ms later", () => {
  completeProgress();
  expect(percent()).toBe(8);
  vi.advanceTimersByTime(199);
  expect(BProgress.isStarted()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(BProgress.isStarted()).toBe(false);
});

test("a navigation that begins before the last one is shown as done creeps no faster", () => {
  startProgress();
  completeProgress();
  startProgress();
  vi.advanceTimersByTime(10);
  expect(percent()).toBe(18);
  completeProgress();
});
