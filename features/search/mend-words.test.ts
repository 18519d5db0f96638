import { expect, test } from "vitest";
import { createMender } from "./mend-words.ts";

const mend = createMender(
  "fiyat fiyat fiyatlar fit entegrasyon destek datenplattformen muhasebe integration iot masaustu".split(
    " ",
  ),
);

test.each([
  ["fiyt", "fiyat"],
  ["fiayt", "fiyat"],
  ["fiyaat", "fiyat"],
  ["entegrasyn", "entegrasyon"],
  ["entgrasyn", "entegrasyon"],
  ["destk", "destek"],
  ["datenplatform", "datenplattform"],
  ["intergation", "integration"],
])("%s was meant to be %s", (typed, meant) => {
  expect(mend(typed)).toBe(meant);
});

test("of a few letters, what a much longer word begins with is not meant", () => {
  expect(mend("maas")).toBe("maas");
  expect(mend("masuastu")).toBe("masaustu");
});

test("what is known, too short, or near to nothing stays as it is", () => {
  for (const word of [
    "fiya",
    "plattform",
    "fyt",
    "dstk",
    "xylophon",
    "muhsbe programi",
    "",
    "üiyat",
  ])
    expect(mend(word)).toBe(word);
});
