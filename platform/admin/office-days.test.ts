import { expect, test } from "vitest";
import { dayOf, lastDays, startOfDay } from "./office-days.ts";

test.each([
  ["Europe/Istanbul", "2026-11-20", "2026-11-19T21:00:00.000Z"],
  ["Europe/Berlin", "2026-07-01", "2026-06-30T22:00:00.000Z"],
  ["Pacific/Auckland", "2026-01-05", "2026-01-04T11:00:00.000Z"],
  ["America/Los_Angeles", "2026-01-05", "2026-01-05T08:00:00.000Z"],
])("in %s %s begins at %s", (zone, day, start) => {
  const at = startOfDay(day, zone) ?? 0;
  expect(new Date(at).toISOString()).toBe(start);
  expect(dayOf(at, zone)).toBe(day);
  expect(dayOf(at - 1, zone)).not.toBe(day);
});

test.each(["", "2026-13-01", "yesterday", "2026-02-31"])("%j is no day", (text) =>
  expect(startOfDay(text, "Europe/Istanbul")).toBeUndefined(),
);

test("the last days end with today", () => {
  const now = Date.parse("2026-03-01T22:30:00Z");
  expect(lastDays(3, now, "Europe/Istanbul")).toEqual(["2026-02-28", "2026-03-01", "2026-03-02"]);
});
