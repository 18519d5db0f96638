import { expect, test } from "vitest";
import { decideText, type GivenText, isStillByMachine, type StandingText } from "./decide-text.ts";

const standing: StandingText = {
  ...{ sourceHash: "s2", targetHash: "t1", value: "old", of: "s1" },
  isByMachine: false,
};
const given = (changes: Partial<GivenText>): GivenText => ({
  ...{ value: "new", of: "s2", was: "t1" },
  ...changes,
});

test.each([
  ["a translation of the text of now", given({}), "taken"],
  ["one that comes back late turns stale", given({ of: "s1" }), "late"],
  ["what somebody else wrote meanwhile stays", given({ was: "t0" }), "kept"],
  ["also where nothing stood when the file was made", given({ was: "" }), "kept"],
  ["the same words for the text of now: still right", given({ value: "old" }), "taken"],
  ["the same words for the text of then", given({ value: "old", of: "s1" }), "unchanged"],
  [
    "the same words for the text of now, where somebody wrote others meanwhile",
    given({ value: "old", was: "t0" }),
    "unchanged",
  ],
  ["nothing", given({ value: " \n" }), "empty"],
] as const)("%s", (_, one, decision) => {
  expect(decideText(standing, one)).toBe(decision);
});

test("the first translation is taken where there is none", () => {
  const none = { sourceHash: "s1", targetHash: "", value: "", of: "", isByMachine: false };
  expect(decideText(none, { value: "new", of: "s1", was: "" })).toBe("taken");
});

test.each([
  ["as it stands, without a word about it", { value: "old" }, "unchanged", true],
  ["as it stands, confirmed", { value: "old", isConfirmed: true }, "taken", false],
  [
    "confirmed, of a text that has changed since",
    { value: "old", isConfirmed: true, of: "s0" },
    "unchanged",
    false,
  ],
  ["changed", {}, "taken", false],
  ["another one of a machine", { isByMachine: true }, "taken", true],
] as const)("a machine's text comes back %s", (_, changes, decision, isStill) => {
  const machines = { ...standing, of: "s2", isByMachine: true };
  expect(decideText(machines, given(changes))).toBe(decision);
  expect(isStillByMachine(machines, given(changes))).toBe(isStill);
});
