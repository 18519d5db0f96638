import { describe, expect, test } from "vitest";
import type { GateProblem } from "../calls.ts";
import { touchedKey } from "../draft/touched-key.ts";
import { shownProblems } from "./shown-problems.ts";

const problem = (changes: Partial<GateProblem>): GateProblem => ({
  ...{ level: "error", language: "tr", field: "description", message: "", code: "missing" },
  ...changes,
});
const known = { touched: new Set<string>(), isAsked: false, live: [] };
const codesOf = (problems: GateProblem[], changes: object = {}) =>
  shownProblems({ ...known, problems, ...changes }).map(({ code, field }) => `${field} ${code}`);

describe("what is said of an entry that nobody has written yet", () => {
  const absent = [
    problem({}),
    problem({ field: "drawing", code: "notWhole" }),
    problem({ field: "slug.tr", code: "noAddress" }),
    problem({ field: "", code: "noHeading" }),
  ];

  test("nothing is missing at first, and what is wrong is said at once", () => {
    expect(codesOf([...absent, problem({ field: "body", code: "deadLink" })])).toEqual([
      "body deadLink",
    ]);
  });

  test("somebody was in the field, in this language and in no other", () => {
    const touched = new Set([touchedKey("description", "tr"), touchedKey("slug", "tr")]);
    expect(codesOf(absent, { touched })).toEqual(["description missing", "slug.tr noAddress"]);
    expect(codesOf([problem({ language: "en" })], { touched })).toEqual([]);
    expect(codesOf([problem({ language: null })], { touched })).toEqual(["description missing"]);
  });

  test("all of it once somebody asks to publish, or where visitors see the language already", () => {
    expect(codesOf(absent, { isAsked: true })).toHaveLength(4);
    const live = [{ language: "tr", version: 1, path: "/a" }];
    expect(codesOf(absent, { live })).toHaveLength(4);
    expect(codesOf([problem({ language: "en" })], { live })).toEqual([]);
  });
});
