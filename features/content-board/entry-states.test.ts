import { expect, test } from "vitest";
import { isShown, liveState, rowFilters } from "./entry-states.ts";

test.each([
  ["same", true, "live"],
  ["other", true, "changed"],
  // Its words were taken away: what is live stays until it is published again.
  ["other", false, "changed"],
  [undefined, true, "draft"],
  [undefined, false, "none"],
] as const)("live as written: %s, meant: %s: %s", (live, isMeant, state) => {
  expect(liveState(live, isMeant)).toBe(state);
});

test("a filter shows an entry for any of its languages, or for the one that is asked about", () => {
  const entry = {
    ...{ isSample: false, scheduled: null },
    languages: [
      { language: "tr", state: "live", missing: 0, stale: 0 },
      { language: "en", state: "changed", missing: 0, stale: 2 },
      { language: "de", state: "none", missing: 9, stale: 0 },
    ],
  } as const;
  expect(rowFilters.filter((filter) => isShown(entry, filter))).toEqual([
    ...["live", "changed", "stale", "missing"],
  ]);
  expect(rowFilters.filter((filter) => isShown(entry, filter, "tr"))).toEqual(["live"]);
  expect(rowFilters.filter((filter) => isShown(entry, filter, "de"))).toEqual(["missing"]);
});

test("samples, what is scheduled and what misses words are filters of their own", () => {
  const language = { language: "tr", state: "live", missing: 0, stale: 0 } as const;
  const entry = { isSample: false, scheduled: null, languages: [language] };
  const shown = (changes: object) =>
    rowFilters.filter((filter) => isShown({ ...entry, ...changes }, filter));
  expect(shown({})).toEqual(["live"]);
  expect(shown({ isSample: true })).toContain("sample");
  expect(shown({ scheduled: "2026-11-22T10:00" })).toContain("scheduled");
  expect(shown({ languages: [{ ...language, missing: 1 }] })).toContain("missing");
  expect(shown({ languages: [{ ...language, state: "none" }] })).toContain("missing");
});
