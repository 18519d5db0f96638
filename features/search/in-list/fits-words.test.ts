import { expect, test } from "vitest";
import { fitsWords, wordsToFind } from "./fits-words.ts";

test("every word is found, whatever its case and marks; short ones at beginnings alone", () => {
  const words = wordsToFind("Fatura ve ödeme", "IBAN, KDV", undefined);
  for (const query of ["", "  ", "FATURA", "odeme fat", "ödem", "atura", "iban"])
    expect(fitsWords(query)(words), query).toBe(true);
  for (const query of ["fatura hesap", "tu", "parola"])
    expect(fitsWords(query)(words), query).toBe(false);
  expect(fitsWords("a".repeat(15_000))(words)).toBe(false);
});
