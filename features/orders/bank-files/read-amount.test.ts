import { expect, test } from "vitest";
import { decimalSignOf, readAmount } from "./read-amount.ts";

test.each<[string, "," | ".", number | undefined]>([
  ["1.234,56", ",", 123456],
  ["1,234.56", ".", 123456],
  ["-1.234,56 TL", ",", -123456],
  ["1 234,56 €", ",", 123456],
  ["1'234.50", ".", 123450],
  ["(12.00)", ".", -1200],
  ["12,00-", ",", -1200],
  ["1.234,56 H", ",", 123456],
  ["1.234,56 S", ",", -123456],
  ["50.00 CR", ".", 5000],
  ["50.00 DR", ".", -5000],
  ["100", ",", 10000],
  ["100,5", ",", 10050],
  ["100,500", ",", 10050],
  ["0,00", ",", 0],
  [",50", ",", undefined],
  ["12,345", ",", undefined],
  ["12.34.56", ",", undefined],
  ["1.23,45", ",", undefined],
  ["1234.567,00", ",", undefined],
  ["1e9", ".", undefined],
  ["", ",", undefined],
  ["99999999999999", ",", undefined],
  ["1".repeat(15_000), ",", undefined],
])("%s with %s is %s", (cell, decimal, minor) => {
  expect(readAmount(cell, decimal)).toBe(minor);
});

test.each<[string[], "," | "." | undefined]>([
  [["1.234,56"], ","],
  [["100", "1,234.56"], "."],
  [["12,5"], ","],
  [["1.234.567"], ","],
  [["1.234", "5"], undefined],
])("decimals of %j are parted by %s", (cells, sign) => {
  expect(decimalSignOf(cells)).toBe(sign);
});
