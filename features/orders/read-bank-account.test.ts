import { expect, test } from "vitest";
import { site } from "#platform/content/site.ts";
import { accountFor, isBankAccount } from "./read-bank-account.ts";

const iban = "DE02120300000000202051";
const read = (text: string) => accountFor({ TRY: undefined, EUR: text, USD: undefined }, "EUR");

test.each([
  ["DE02 1203 0000 0000 2020 51", { bic: "", bank: "" }],
  ["DE02 1203 0000 0000 2020 51, BYLADEM1001", { bic: "BYLADEM1001", bank: "" }],
  [
    "DE02 1203 0000 0000 2020 51, BYLADEM1001, Deutsche Kreditbank",
    { bic: "BYLADEM1001", bank: "Deutsche Kreditbank" },
  ],
  [
    "DE02 1203 0000 0000 2020 51, BYLADEM1001, Deutsche Kreditbank, Berlin",
    { bic: "BYLADEM1001", bank: "Deutsche Kreditbank, Berlin" },
  ],
  ["DE02120300000000202051,,Deutsche Kreditbank", { bic: "", bank: "Deutsche Kreditbank" }],
  ["DE02120300000000202051, byla dem1", { bic: "BYLADEM1", bank: "" }],
])("%j is an account", (text, rest) => {
  expect(isBankAccount(text)).toBe(true);
  expect(read(text)).toEqual({ holder: site.legalName, iban, ...rest });
});

// Buyers would be shown the bank's name as its BIC, and no banking app would take the code.
test.each([
  "DE02 1203 0000 0000 2020 51, Deutsche Kreditbank",
  "DE02 1203 0000 0000 2020 51, Deutsche Kreditbank, BYLADEM1001",
  "DE02 1203 0000 0000 2020 51, BYLADEM100, Deutsche Kreditbank",
  "DE02 1203 0000 0000 2020 52, BYLADEM1001",
  "BYLADEM1001, DE02 1203 0000 0000 2020 51",
  "",
])("%j is none", (text) => {
  expect(isBankAccount(text)).toBe(false);
});
