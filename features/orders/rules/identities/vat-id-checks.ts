import { endsInCheckDigits } from "./mod-97.ts";

/** Whether the check digits of what stands behind the country are right. */
type Check = (number: string) => boolean;

const digits = (text: string) => [...text].map(Number);

/** Each digit times its weight, added up; weights are aligned at the left. */
const weighted = (number: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(number[index] ?? 0), 0);

/** The weighted sum of all digits leaves `rest`. */
const leaves =
  (modulus: number, weights: readonly number[], rest = 0): Check =>
  (number) =>
    weighted(number, weights) % modulus === rest;

/** Luhn, ISO/IEC 7812. */
function luhn(number: string): boolean {
  const sum = digits(number)
    .reverse()
    .reduce(
      (total, digit, index) =>
        total + (index % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit),
      0,
    );
  return sum % 10 === 0;
}

/** ISO 7064, mod 11,10. */
function mod11And10(number: string): boolean {
  let product = 10;
  for (const digit of digits(number.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(number.at(-1));
}

/** `letters[value mod n]` is the last letter. */
const endsWith = (number: string, letters: string, value: number) =>
  number.at(-1) === letters[value % letters.length];

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const spanishLetters = "TRWAGMYFPDXBNJZSQVHLCKE";
const frenchSigns = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const irishLetters = "WABCDEFGHIJKLMNOPQRSTUV";

function austrian(number: string): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, check] = digits(number.slice(1));
  const doubled = [b, d, f].reduce(
    (sum, digit) => sum + Math.floor(digit / 5) + ((digit * 2) % 10),
    0,
  );
  return (96 - a - c - e - g - doubled) % 10 === check;
}

/** Ten digits are a person's: a citizen's, a foreigner's or another one's, which only their check digits tell apart. */
function bulgarianPerson(number: string): boolean {
  const check = Number(number[9]);
  return (
    (weighted(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === check ||
    weighted(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === check ||
    (11 - (weighted(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === check
  );
}

function bulgarian(number: string): boolean {
  if (number.length === 10) return bulgarianPerson(number);
  const first = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first === 10 ? weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
  return check % 10 === Number(number[8]);
}

function cypriot(number: string): boolean {
  const sum = digits(number.slice(0, 8)).reduce(
    (total, digit, index) => total + (index % 2 ? digit : (cypriotOdd[digit] ?? 0)),
    0,
  );
  return endsWith(number, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", sum);
}

function czech(number: string): boolean {
  if (number.length > 8) return czechPerson(number);
  const rest = (11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return (rest || 1) % 10 === Number(number[7]);
}

/** Year, month and day of birth, women's months 50 higher, since 2004 also 20; a check digit since 1954. */
function czechPerson(number: string): boolean {
  // Nine digits that begin with 6 tell no day, and have a check digit of their own.
  if (/^6\d{8}$/.test(number)) {
    const rest = weighted(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
    return (8 + rest) % 10 === Number(number[8]);
  }
  const year = Number(number.slice(0, 2));
  const month = (Number(number.slice(2, 4)) % 50) % 20;
  const day = Number(number.slice(4, 6));
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  if (number.length === 9) return year < 54;
  const rest = Number(number.slice(0, 9)) % 11;
  // Until 1984 a rest of 10 was written as 0; later such numbers were not given out.
  return rest === 10 ? year >= 54 && year < 85 && number[9] === "0" : rest === Number(number[9]);
}

function french(number: string): boolean {
  const key = number.slice(0, 2);
  // What stands behind the key is the company's SIREN, which Luhn checks; Monaco has numbers of its own.
  if (!number.startsWith("000", 2) && !luhn(number.slice(2))) return false;
  if (/^\d\d$/.test(key)) return (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(key);
  // A key with a letter is a number of its own, whose rest the SIREN has to have.
  const [first = 0, second = 0] = [...key].map((sign) => frenchSigns.indexOf(sign));
  const own = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(number.slice(2)) + Math.floor(own / 11) + 1) % 11 === own % 11;
}

function irish(number: string): boolean {
  // Before 2013: the first digit, a letter or sign, five digits. The first digit stands at the end of the sum then.
  const sevenDigits = /^\d[A-Z+*]/.test(number)
    ? `0${number.slice(2, 7)}${number[0]}`
    : number.slice(0, 7);
  const second = number.length === 9 && number[8] !== "W" ? number.charCodeAt(8) - 64 : 0;
  const sum = weighted(sevenDigits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second;
  return endsWith(number.slice(0, 8), irishLetters, sum);
}

function dutch(number: string): boolean {
  // Since 2020 sole traders have numbers that are checked over country and letters.
  return leaves(11, [9, 8, 7, 6, 5, 4, 3, 2, -1])(number) || endsInCheckDigits(`NL${number}`);
}

function spanish(number: string): boolean {
  if (/^[\dXYZ]\d{7}[A-Z]$/.test(number)) {
    const first = "XYZ".indexOf(number.charAt(0));
    const own = first < 0 ? number.slice(0, 8) : `${first}${number.slice(1, 8)}`;
    return endsWith(number, spanishLetters, Number(own));
  }
  if (/^[KLM]/.test(number)) return endsWith(number, spanishLetters, Number(number.slice(1, 8)));
  const check = [...Array(10).keys()].find((digit) => luhn(`${number.slice(1, 8)}${digit}`)) ?? 0;
  return [String(check), "JABCDEFGHI"[check]].includes(number.at(-1));
}

function lithuanian(number: string): boolean {
  const body = digits(number.slice(0, -1));
  const sum = (shift: number) =>
    body.reduce((total, digit, index) => total + digit * (1 + ((index + shift) % 9)), 0) % 11;
  const first = sum(0);
  return (first === 10 ? sum(2) % 11 : first) % 10 === Number(number.at(-1));
}

const greek: Check = (number) =>
  (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(number[8]);

const polish: Check = (number) =>
  weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]);

const portuguese: Check = (number) =>
  ((11 - (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(number[8]);

function romanian(number: string): boolean {
  const sum = weighted(number.slice(0, -1).padStart(9, "0"), [7, 5, 3, 2, 1, 7, 5, 3, 2]);
  return ((sum * 10) % 11) % 10 === Number(number.at(-1));
}

function slovenian(number: string): boolean {
  const check = 11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === Number(number[7]);
}

function latvian(number: string): boolean {
  // Legal persons begin with 4 or more.
  if (Number(number[0]) > 3) return leaves(11, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1], 3)(number);
  // Since 2017 persons get numbers that tell nothing, and of which no check digit is published.
  if (number.startsWith("32")) return true;
  return ((1 + weighted(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === Number(number[10]);
}

/**
 * Country → what stands behind its letters, and how its check digits are reckoned: European Commission, VIES FAQ
 * question 11 for the forms; "BMF UID-Konstruktionsregeln" for the digits.
 * https://ec.europa.eu/taxation_customs/vies/#/faq · https://www.bmf.gv.at/dam/jcr:9f9f8d5f-5496-4886-aa4f-81a4e39ba83e/BMF_UID_Konstruktionsregeln.pdf
 */
export const vatIdRules: Record<string, readonly [form: RegExp, check: Check]> = {
  AT: [/^U\d{8}$/, austrian],
  BE: [
    /^[01]\d{9}$/,
    (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  ],
  BG: [/^\d{9,10}$/, bulgarian],
  CY: [/^\d{8}[A-Z]$/, cypriot],
  CZ: [/^([0-8]\d{7}|\d{9,10})$/, czech],
  DE: [/^[1-9]\d{8}$/, mod11And10],
  DK: [/^[1-9]\d{7}$/, leaves(11, [2, 7, 6, 5, 4, 3, 2, 1])],
  EE: [/^\d{9}$/, leaves(10, [3, 7, 1, 3, 7, 1, 3, 7, 1])],
  EL: [/^\d{9}$/, greek],
  ES: [/^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, spanish],
  FI: [/^\d{8}$/, leaves(11, [7, 9, 10, 5, 8, 4, 2, 1])],
  FR: [/^[A-HJ-NP-Z\d]{2}\d{9}$/, french],
  HR: [/^\d{11}$/, mod11And10],
  HU: [/^\d{8}$/, leaves(10, [9, 7, 3, 1, 9, 7, 3, 1])],
  IE: [/^\d[A-Z\d+*]\d{5}[A-W][A-IW]?$/, irish],
  // Behind the company's seven digits: the office that gave them out.
  IT: [/^\d{7}(0(?!00)\d\d|100|12[01]|888|999)\d$/, luhn],
  LT: [/^(\d{7}1\d|\d{10}1\d)$/, lithuanian],
  LU: [/^\d{8}$/, (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6))],
  LV: [/^\d{11}$/, latvian],
  MT: [/^[1-9]\d{7}$/, leaves(37, [3, 4, 6, 7, 8, 9, 10, 1])],
  NL: [/^\d{9}B\d\d$/, dutch],
  PL: [/^\d{10}$/, polish],
  PT: [/^[1-9]\d{8}$/, portuguese],
  RO: [/^[1-9]\d{1,9}$/, romanian],
  SE: [/^\d{10}01$/, (number) => luhn(number.slice(0, 10))],
  SI: [/^[1-9]\d{7}$/, slovenian],
  SK: [/^[1-9]\d[2346-9]\d{7}$/, (number) => Number(number) % 11 === 0],
};
