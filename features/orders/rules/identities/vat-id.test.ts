import { expect, test } from "vitest";
import { readVatId } from "./vat-id.ts";

/**
 * Numbers that others publish to try their own checks with: the samples of python-stdnum
 * (https://arthurdejong.org/python-stdnum/doc/stdnum.eu.vat) and of jsvat (https://github.com/se-panfilov/jsvat).
 */
const published =
  "ATU13585627 BE0403019261 BG175074752 BG7523169263 CY10259033P CZ25123891 CZ640903926 CZ7103192745 DE136695976 DK13585628 EE100931558 EL094259216 " +
  "ES54362315K ESX2482300W ESB64717838 ESA13585625 ESJ99216582 FI20774740 FR40303265045 FR23334175221 " +
  "FRK7399859412 FR83404833048 HR33392005961 HU12892312 IE6433435F IE6433435OA IE8D79739I IT00743110157 LT119511515 " +
  "LT100001919017 LT100004801610 LU15027442 LV40003521600 LV16117519997 MT11679112 NL004495445B01 NL123456789B13 PL8567346215 " +
  "PT501964843 RO18547290 SE123456789701 SE556188840401 SI50223054 SK2022749619";

/** Countries whose way of checking lets some single slips through: as the authorities made it. */
const lenient = ["BG", "CZ", "LT", "LV", "NL", "RO"];

test.each(published.split(" "))("%s is right, and a slip in it is found", (id) => {
  const country = id.startsWith("EL") ? "GR" : id.slice(0, 2);
  expect(readVatId(country, id)).toBe(id);
  expect(readVatId(country, ` ${id.slice(2).toLowerCase()} `)).toBe(id);
  const slips = [...id.slice(2)].flatMap((letter, index) => {
    if (!/\d/.test(letter)) return [];
    const other = (Number(letter) + 1) % 10;
    return [id.slice(0, index + 2) + other + id.slice(index + 3)];
  });
  const missed = slips.filter((slip) => readVatId(country, slip));
  expect(missed.length).toBeLessThanOrEqual(lenient.includes(country) ? slips.length / 3 : 0);
});

test.each([
  ["a number of another country", "AT", "DE136695976"],
  ["a country without VAT ids", "TR", "4540536920"],
  ["no country at all", "constructor", "1"],
  ["a digit too many", "DE", "DE1366959761"],
  ["a Czech company that begins with 9", "CZ", "CZ95025928"],
  ["a French one whose SIREN is none", "FR", "FR76280036273"],
  ["a Slovak one whose third digit is none of theirs", "SK", "SK2210000001"],
  ["a Czech one without a day of birth", "CZ", "CZ7113192745"],
  ["nothing", "DE", ""],
  ["15,000 letters", "DE", "1".repeat(15_000)],
])("%s is refused", (_, country, typed) => {
  expect(readVatId(country, typed)).toBeUndefined();
});

test("dots, dashes and spaces are how people write it", () => {
  expect(readVatId("BE", "BE 0403.019.261")).toBe("BE0403019261");
  expect(readVatId("FR", "FR 40 303-265-045")).toBe("FR40303265045");
});
