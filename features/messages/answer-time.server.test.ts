import { expect, test } from "vitest";
import { answerUntil, overdueBefore } from "./answer-time.server.ts";

/** Istanbul is three hours ahead of UTC all year. */
const istanbul = (text: string) => Date.parse(`${text}:00+03:00`);
const shown = (instant: number) => new Date(instant + 3 * 3_600_000).toISOString().slice(0, 16);

test.each([
  ["a Friday afternoon runs on to Monday", "2026-06-12T14:00", "2026-06-15T14:00"],
  ["a Thursday morning is over on the same day", "2026-06-11T09:00", "2026-06-11T18:00"],
  ["before opening counts from opening", "2026-06-11T05:30", "2026-06-11T18:00"],
  ["midnight belongs to the day that begins", "2026-06-11T00:00", "2026-06-11T18:00"],
  ["after closing counts from the next opening", "2026-06-11T18:00", "2026-06-12T18:00"],
  ["a Saturday counts from Monday", "2026-06-13T11:00", "2026-06-15T18:00"],
  ["a Sunday night counts from Monday", "2026-06-14T23:59", "2026-06-15T18:00"],
  ["minutes are kept", "2026-06-10T16:45", "2026-06-11T16:45"],
  ["over the turn of the year", "2026-12-31T17:00", "2027-01-01T17:00"],
])("%s", (_, from, until) => {
  expect(shown(answerUntil(istanbul(from)))).toBe(until);
});

test("a clock that was put forward in between still shows the office's time", () => {
  const berlin = {
    opens: "09:00",
    closes: "18:00",
    days: [1, 2, 3, 4, 5],
    timeZone: "Europe/Berlin",
  };
  const friday = Date.parse("2026-03-27T14:00:00+01:00");
  expect(answerUntil(friday, berlin, 9)).toBe(Date.parse("2026-03-30T14:00:00+02:00"));
});

test("an office that never opens is named", () => {
  const closed = { opens: "09:00", closes: "18:00", days: [], timeZone: "Europe/Istanbul" };
  expect(() => answerUntil(0, closed, 9)).toThrow("content/site.json");
});

test.each([
  ["2026-06-15T14:00", "2026-06-12T14:00"],
  ["2026-06-15T14:01", "2026-06-12T14:01"],
  ["2026-06-14T12:00", "2026-06-12T09:01"],
  ["2026-06-15T18:01", "2026-06-15T09:01"],
])("at %s what came before %s is overdue", (now, before) => {
  const until = overdueBefore(istanbul(now));
  expect(shown(until)).toBe(before);
  expect(answerUntil(until - 1)).toBeLessThan(istanbul(now));
  expect(answerUntil(until)).toBeGreaterThanOrEqual(istanbul(now));
});
