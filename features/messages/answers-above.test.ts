import { expect, test } from "vitest";
import { belowAnswers, withAnswersAbove } from "./answers-above.ts";

const written = "Guten Tag,\n\nwir suchen einen Partner.";

test("what a person wrote is found again below the answers of their form", () => {
  const message = withAnswersAbove(["Größe: Für eine Abteilung", "Wann: Bald"], written);
  expect(message).toBe(`Größe: Für eine Abteilung\nWann: Bald\n\n${written}`);
  expect(belowAnswers(message, "project")).toBe(written);
});

test("a contact message has no answers above it, and a beginning without a blank line stays", () => {
  expect(belowAnswers(written, null)).toBe(written);
  expect(belowAnswers("Website: https://ex", "partner")).toBe("Website: https://ex");
});
