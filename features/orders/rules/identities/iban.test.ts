import { expect, test } from "vitest";
import { readIban, writeIban } from "./iban.ts";
import { readLeitwegId } from "./leitweg-id.ts";

/** Examples that the SWIFT IBAN Registry prints: accounts of nobody. */
const registry =
  "DE89370400440532013000 TR330006100519786457841326 GB29NWBK60161331926819 FR1420041010050500013M02606 " +
  "NL91ABNA0417164300 AT611904300234573201 CH9300762011623852957 MT84MALT011000012345MTLCAST001S NO9386011117947";

test.each(registry.split(" "))("%s is an IBAN, and with a slip or a swap none", (iban) => {
  expect(readIban(iban)).toBe(iban);
  expect(readIban(writeIban(iban).toLowerCase())).toBe(iban);
  [...iban].forEach((letter, index) => {
    const other = /\d/.test(letter)
      ? String((Number(letter) + 1) % 10)
      : letter === "A"
        ? "B"
        : "A";
    expect(readIban(iban.slice(0, index) + other + iban.slice(index + 1))).toBeUndefined();
  });
});

test("people read it in groups of four", () => {
  expect(writeIban("DE89370400440532013000")).toBe("DE89 3704 0044 0532 0130 00");
});

test.each([
  ["too short for its country, though its digits fit", "DE0937040044053201300"],
  ["a country that has none", "US89370400440532013000"],
  ["a letter for its check digits", "DEXX370400440532013000"],
  ["check digits that nobody reckons, though they fit", "TR004785927435544239338809"],
  ["a sign in front", "*DE89370400440532013000"],
  ["a sign behind", "DE8937040044053201300*"],
  ["more blanks than anybody types", `DE89370400440532013000${" ".repeat(40)}`],
  ["15,000 letters", "DE89".repeat(3_750)],
  ["nothing", ""],
])("%s is refused", (_, typed) => expect(readIban(typed)).toBeUndefined());

/** Of the test suite of KoSIT's XRechnung validator and of "Formatspezifikation Leitweg-ID". */
test.each(["04011000-1234512345-06", "04011000-12345-03", "991-33333TEST-33", "992-90009-96"])(
  "%s is a Leitweg-ID, and with a slip none",
  (id) => {
    expect(readLeitwegId(` ${id.toLowerCase()} `)).toBe(id);
    expect(
      readLeitwegId(id.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))),
    ).toBeUndefined();
  },
);

test.each(["", "0401100012345-03-", "-04011000-12345-03", "04011000-12345", "1".repeat(15_000)])(
  "%s is none",
  (typed) => expect(readLeitwegId(typed)).toBeUndefined(),
);
