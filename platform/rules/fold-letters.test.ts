import { expect, test } from "vitest";
import { foldAtMost, foldLetters, foldWithPlaces, wordsOf } from "./fold-letters.ts";

test.each([
  ["ISPARTA", "ısparta", "isparta", "Isparta", "İSPARTA", "İsparta", "I\u0307sparta"],
  ["straße", "strasse", "STRASSE", "STRAẞE"],
  ["Bär", "Baer", "BÄR", "bar", "ba\u0308r"],
  ["Größe", "Groesse", "GRÖSSE", "grosse"],
  ["Müller", "Mueller", "MÜLLER", "muller", "mu\u0308ller"],
  ["çağrı", "cagri", "ÇAĞRI", "Çağri"],
  ["şoför", "SOFOR", "ŞOFÖR", "sofoer"],
  ["Æsir", "aesir", "asir"],
  ["ﬁrma", "firma", "FİRMA", "FIRMA"],
  ["yapay zekâ", "YAPAY ZEKA", "yapay zeka"],
])("%s and its spellings are one", (...spellings) => {
  const folded = new Set(spellings.map(foldLetters));
  expect([...folded]).toHaveLength(1);
});

test.each(["neue Queue", "Feuer", "säen", "Straße", "İstanbul", "Æther", "ueueue"])(
  "whatever is typed of %s is the beginning of it",
  (text) => {
    const whole = foldLetters(text);
    for (let length = 0; length <= text.length; length += 1) {
      expect(whole.startsWith(foldLetters(text.slice(0, length)))).toBe(true);
    }
  },
);

test("different words stay different", () => {
  const words = ["kar", "kâr hane", "kas", "kaş ", "masa", "mesa", "Haus", "Hase"];
  expect(new Set(words.map(foldLetters)).size).toBe(words.length);
});

test("each folded letter knows where it came from", () => {
  const original = "Größe für İz";
  const { text, places } = foldWithPlaces(original);
  expect(text).toBe("grosse fur iz");
  expect(places).toHaveLength(text.length);
  expect(original.slice(places[text.indexOf("fur")])).toBe("für İz");
  expect(original.slice(places[text.indexOf("iz")])).toBe("İz");
});

test("folding ends where it is told to, however many letters one becomes", () => {
  expect(foldAtMost("\ufdfa".repeat(10_000), 20_000).length).toBeLessThan(20_000 + 18);
  expect(foldAtMost("Straße", 20_000)).toBe("strasse");
});

test("a text is parted into words at everything that is no letter and no digit", () => {
  expect(wordsOf(foldLetters("  Eskişehir'de, 7/24 — IoT! "))).toEqual([
    "eskisehir",
    "de",
    "7",
    "24",
    "iot",
  ]);
  expect(wordsOf("…")).toEqual([]);
});
