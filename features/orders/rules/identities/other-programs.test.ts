import { getCountrySpecifications, isValidIBAN } from "ibantools";
import { stdnum } from "stdnum";
import { expect, test } from "vitest";
import { readIban } from "./iban.ts";
import { readTckn, readVkn } from "./turkish-numbers.ts";
import { readVatId } from "./vat-id.ts";

/**
 * Others who reckon the same numbers, from the same publications and by their own code: stdnum (a port of python-stdnum,
 * https://arthurdejong.org/python-stdnum/) and ibantools (SWIFT IBAN Registry). Both are for tests alone.
 */
const validOf = (country: string, name: string) => {
  const other = stdnum[country]?.[name];
  if (!other) throw new Error(`stdnum knows no ${country}.${name}`);
  return (number: string) => other.validate(number).isValid;
};

/**
 * Country → its program, and how numbers look that are tried: `#` any digit, `@` any letter, else itself. Left out is
 * where the other one says more or less than the publications: a first digit 0 (DE, DK, MT, SI), first digits of BG and
 * SK, Czech numbers of nine digits that begin with 6.
 */
const ofUnion: Record<string, readonly [name: string, ...looks: string[]]> = {
  AT: ["uid", "U########"],
  BE: ["vat", "0#########", "1#########"],
  BG: ["vat", "1########", "2########"],
  CY: ["vat", "########@"],
  CZ: ["dic", "########", "8011150###", "7557200###", "0522150###", "535720###"],
  DE: ["vat", "1########", "8########"],
  DK: ["cvr", "1#######", "6#######"],
  EE: ["kmkr", "#########"],
  ES: ["nif", "########@", "X#######@", "Y#######@", "B########", "A########", "P#######@"],
  FI: ["alv", "########"],
  FR: ["tva", "###########", "##000######", "@#000######", "#@000######", "@@000######"],
  GR: ["vat", "#########"],
  HR: ["oib", "###########"],
  HU: ["anum", "########"],
  IE: ["vat", "#######@", "#######@A", "#######@H"],
  IT: ["iva", "###########", "#######0###", "#######1###", "#######888#"],
  LT: ["pvm", "#######1#", "##########1#"],
  LU: ["tva", "########"],
  LV: ["pvn", "4##########", "9##########", "1611751####", "0101000####"],
  MT: ["vat", "1#######", "4#######"],
  NL: ["btw", "#########B0#", "#########B##"],
  PL: ["nip", "##########"],
  PT: ["nif", "#########"],
  RO: ["cif", "######", "########", "##########"],
  SE: ["vat", "##########01"],
  SI: ["ddv", "1#######", "9#######"],
  SK: ["dph", "2#2#######", "7#4#######"],
};

/** The same numbers each time. */
let seed = 20260619;
const dice = (sides: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % sides;
};
const sample = (look: string) =>
  look.replace(/[#@]/g, (sign) =>
    sign === "#" ? String(dice(10)) : String.fromCharCode(65 + dice(26)),
  );
const each = 4_000;
const some = (look: string) => Array.from({ length: each }, () => sample(look));

/** What the other program takes, against the publications. */
const wrongThere: Record<string, (number: string) => boolean> = {
  // What leaves 11 is nobody's number; there it is a 1.
  SI: (number) =>
    [8, 7, 6, 5, 4, 3, 2].reduce((sum, weight, at) => sum + weight * Number(number[at]), 0) % 11 ===
    0,
  // A sole trader's check digits are 02 to 98.
  NL: (number) => /(0[01]|99)$/.test(number),
};

test.each(Object.entries(ofUnion))(
  "VAT ids of %s: another program says the same",
  (country, [name, ...looks]) => {
    const numbers = looks.flatMap(some).filter((number) => !wrongThere[country]?.(number));
    const theirs = numbers.filter(validOf(country, name));
    expect(numbers.filter((number) => readVatId(country, number))).toEqual(theirs);
    expect(theirs.length).toBeGreaterThan(10);
  },
);

/** The other program's third way takes whatever is wrong, so only the first two are compared. */
test("persons of Bulgaria have one of three check digits", () => {
  const numbers = some("##########");
  const [citizen, foreigner] = [validOf("BG", "egn"), validOf("BG", "pnf")];
  const ours = new Set(numbers.filter((number) => readVatId("BG", number)));
  expect(numbers.filter((each) => (citizen(each) || foreigner(each)) && !ours.has(each))).toEqual(
    [],
  );
  expect(ours.size).toBeLessThan(0.3 * each);
});

test.each([
  ["vkn", readVkn, ["##########"]],
  ["tckimlik", readTckn, ["###########", "1##########"]],
] as const)("numbers of TR, %s: another program says the same", (name, read, looks) => {
  const numbers = looks.flatMap(some);
  const theirs = numbers.filter(validOf("TR", name));
  expect(numbers.filter((number) => read(number))).toEqual(theirs);
  expect(theirs.length).toBeGreaterThan(10);
});

/** ISO 13616: letters are numbers from 10, the first four signs go to the end, and 98 less the rest checks. */
function checkDigits(country: string, account: string): string {
  const number = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36)).join("");
  return String(98n - (BigInt(number) % 97n)).padStart(2, "0");
}

/** Parts of Finland and France, whose accounts are Finnish and French. */
const withoutOwn = "AX GF GP MF MQ NC PF PM RE TF WF YT".split(" ");

test("IBANs of every country in the registry: another program knows the same countries and lengths", () => {
  const registry = Object.entries(getCountrySpecifications()).filter(
    ([country, { IBANRegistry }]) => IBANRegistry && !withoutOwn.includes(country),
  );
  for (const [country, { chars }] of registry) {
    const account = sample("#".repeat((chars ?? 0) - 4));
    const iban = country + checkDigits(country, account) + account;
    expect([country, readIban(iban)]).toEqual([country, iban]);
    const longer = `${account}0`;
    expect(readIban(country + checkDigits(country, longer) + longer), country).toBeUndefined();
  }
  expect(registry.length).toBeGreaterThan(80);
});

/** Their accounts are digits alone, and no digit of a bank's own checks them. */
test.each(["DE", "AT", "TR", "LT", "LU", "CR"])(
  "IBANs of %s with any check digits: another program says the same",
  (country) => {
    const chars = getCountrySpecifications()[country]?.chars ?? 0;
    const numbers = some(`${country}${"#".repeat(chars - 2)}`);
    const theirs = numbers.filter((number) => isValidIBAN(number));
    expect(numbers.filter((number) => readIban(number))).toEqual(theirs);
    expect(theirs.length).toBeGreaterThan(10);
  },
);
