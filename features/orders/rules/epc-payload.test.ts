import { expect, test } from "vitest";
import { drawQr } from "./draw-qr.ts";
import { epcPayload } from "./epc-payload.ts";

const transfer = {
  name: "Example GmbH",
  // The example of the SWIFT IBAN Registry: an account of nobody.
  iban: "DE89 3704 0044 0532 0130 00",
  cents: 1_000_005,
  reference: "K7M2-9QXD",
};

test("a transfer is written line by line as EPC069-12 says", () => {
  expect(epcPayload({ ...transfer, bic: "COBADEFFXXX" })?.split("\n")).toEqual([
    ..."BCD 002 1 SCT COBADEFFXXX".split(" "),
    "Example GmbH",
    "DE89370400440532013000",
    "EUR10000.05",
    "",
    "",
    "K7M2-9QXD",
  ]);
});

test("what is too long is cut, and nothing breaks the lines", () => {
  const lines = epcPayload({
    ...transfer,
    name: `A\nB\r\n${"x".repeat(100)}`,
    reference: "y".repeat(200),
  })?.split("\n");
  expect(lines).toHaveLength(11);
  expect(lines?.[5]).toHaveLength(70);
  expect(lines?.[5]).toMatch(/^A B {2}x/);
  expect(lines?.[10]).toHaveLength(140);
});

test.each([
  ["a wrong IBAN", { iban: "DE88370400440532013000" }],
  ["no amount", { cents: 0 }],
  ["half a cent", { cents: 0.5 }],
  ["more than the form holds", { cents: 100_000_000_000 }],
  ["a wrong BIC", { bic: "COBA" }],
  ["more than 331 bytes", { name: "ş".repeat(70), reference: "ş".repeat(140) }],
])("there is no code for %s", (_, change) => {
  expect(epcPayload({ ...transfer, ...change })).toBeUndefined();
});

test("amounts up to the last cent", () => {
  expect(epcPayload({ ...transfer, cents: 1 })).toContain("EUR0.01");
  expect(epcPayload({ ...transfer, cents: 99_999_999_999 })).toContain("EUR999999999.99");
});

test("the drawing is one path within its box, with the three corner squares", () => {
  const { size, path } = drawQr(epcPayload(transfer) ?? "");
  expect(size).toBeLessThanOrEqual(69 + 8);
  // The top edges of both upper corners: seven modules behind a quiet zone of four.
  expect(path).toMatch(/^M4 4h7v1h-7z/);
  expect(path).toContain(`M${size - 11} 4h7v1h-7z`);
  expect(path).toContain(`M4 ${size - 5}h7v1h-7z`);
  expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
});
