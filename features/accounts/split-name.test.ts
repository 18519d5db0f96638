import { expect, test } from "vitest";
import { initialsOf, joinName, splitName, tidyName } from "./split-name.ts";

test.each([
  ["Ayşe Yılmaz", "Ayşe", "Yılmaz"],
  ["Ayşe Nur Yılmaz", "Ayşe Nur", "Yılmaz"],
  ["  Ludwig \t van  Beethoven ", "Ludwig van", "Beethoven"],
  ["Müller-Lüdenscheidt", "Müller-Lüdenscheidt", ""],
  ["王 小明", "王", "小明"],
])("%j", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
  expect(joinName(firstName, lastName)).toBe(name.trim().replace(/\s+/g, " "));
});

test("what nobody can see is no word of a name", () => {
  expect(splitName("Ayşe \u200b")).toEqual({ firstName: "Ayşe", lastName: "" });
  expect([tidyName(" \u3164 "), tidyName(" Ayşe ")]).toEqual(["", "Ayşe"]);
});

test.each([
  ["irem naz öz", "tr-TR", "İÖ"],
  ["irem naz öz", "en-GB", "IÖ"],
  ["ışık", "tr-TR", "I"],
  ["😀 smile", "en-GB", "😀S"],
  ["", "tr-TR", ""],
])("%j in %s is shown as %s", (name, locale, initials) => {
  expect(initialsOf(name, locale)).toBe(initials);
});
