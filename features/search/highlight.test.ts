import { expect, test } from "vitest";
import { excerpt, highlight } from "./highlight.ts";

const hits = (text: string, query: string) =>
  highlight(text, query)
    .filter(({ hit }) => hit)
    .map((part) => part.text);

test.each([
  ["Isparta ve ısparta", "ISPARTA", ["Isparta", "ısparta"]],
  ["Die Straße", "strasse", ["Straße"]],
  ["Die Straße", "strass", ["Straß"]],
  ["Große Räume", "raeu", ["Räu"]],
  ["Neue Mobile", "mob neu", ["Neue", "Mob"]],
  ["Mobil", "obi", ["obi"]],
  ["Mobil", "ob", []],
  ["C++", "+", []],
])("in %s, %s marks %j", (text, query, expected) => {
  expect(hits(text, query)).toEqual(expected);
});

test("the parts are the text", () => {
  const text = "Größe für alle Straßen, İzmir'e";
  const parts = highlight(text, "fur izmir str");
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("an excerpt lies around the find and is cut between words", () => {
  const long = `${"vor ".repeat(60)}Speicherdauer${" nach".repeat(60)}`;
  const text = excerpt(long, "speicher");
  expect(text).toMatch(/^… (vor )+Speicherdauer( nach)+ …$/);
  expect(text.length).toBeLessThan(130);
  expect(excerpt("kurz", "x")).toBe("kurz");
  expect(excerpt(`Anfang ${"wort ".repeat(60)}Ende`, "ende")).toMatch(/^… .* Ende$/);
  expect(excerpt(`Anfang ${"wort ".repeat(60)}Ende`, "anfang")).toMatch(/^Anfang .* …$/);
});
