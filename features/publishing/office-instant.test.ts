import { expect, test } from "vitest";
import { officeInstant, officeTime } from "./office-instant.ts";

test.each([
  ["2026-12-01 09:00", "Europe/Istanbul", "2026-12-01T06:00:00Z"],
  ["2026-07-01T09:00", "Europe/Berlin", "2026-07-01T07:00:00Z"],
  ["2026-03-29 03:30", "Europe/Berlin", "2026-03-29T01:30:00Z"],
  ["2026-12-01T09:00:00+01:00", "Europe/Istanbul", "2026-12-01T08:00:00Z"],
])("%s in %s is %s", (text, timeZone, utc) => {
  const instant = officeInstant(text, timeZone);
  expect(new Date(instant ?? 0).toISOString()).toBe(utc.replace("Z", ".000Z"));
});

test.each(["2026-03-29 02:30", "tomorrow", "2026-13-01 09:00", "2026-12-01", "9:00"])(
  "%s is no time of Berlin",
  (text) => expect(officeInstant(text, "Europe/Berlin")).toBeUndefined(),
);

test("an instant is written as the office's clocks show it", () => {
  expect(officeTime(Date.parse("2026-12-01T06:00:00Z"), "Europe/Istanbul")).toBe(
    "2026-12-01 09:00",
  );
});
