import { expect, test } from "vitest";
import { site } from "#platform/content/site.ts";
import { cartSums, lineTotals, orderTotals, taxPercentOf } from "./cart-totals.ts";

const percent = (discount: number) => ({ type: "percent", discount }) as const;
const amount = (discount: number) => ({ type: "amount", discount }) as const;

test.each([
  ["no sale", { price: 290_000, sale: null, quantity: 2 }, 580_000, 0],
  ["10 percent of two", { price: 750_000, sale: percent(10), quantity: 2 }, 1_500_000, 150_000],
  [
    "a fixed amount per piece",
    { price: 440_000, sale: amount(40_000), quantity: 3 },
    1_320_000,
    120_000,
  ],
  ["half a cent is rounded up", { price: 5, sale: percent(10), quantity: 1 }, 5, 1],
  ["rounded once per line, not per piece", { price: 5, sale: percent(10), quantity: 3 }, 15, 2],
  ["less than half a cent is dropped", { price: 4, sale: percent(10), quantity: 1 }, 4, 0],
  [
    "a rate that binary fractions cannot hold",
    { price: 100_000, sale: percent(7.75), quantity: 1 },
    100_000,
    7_750,
  ],
  [
    "a rate whose hundredths are a hair less than whole",
    { price: 100_000, sale: percent(8.2), quantity: 1 },
    100_000,
    8_200,
  ],
  ["everything for nothing", { price: 999, sale: percent(100), quantity: 2 }, 1_998, 1_998],
  ["an amount above the price", { price: 100, sale: amount(150), quantity: 2 }, 200, 200],
] as const)("a line with %s", (_, line, gross, discount) => {
  expect(lineTotals(line)).toEqual({ gross, discount, net: gross - discount });
});

test.each([
  [8.2, 10_000, 820],
  [8.2, 100_000, 8_200],
  [1.15, 100_000, 1_150],
  [7.75, 100_000, 7_750],
])("%d percent of tax on %d is %d", (percent, price, tax) => {
  // 8.2 × 100 is 819.9999999999999 in binary fractions.
  expect(orderTotals([{ price, sale: null, quantity: 1 }], percent).tax).toBe(tax);
});

test("an order: tax is 18 percent of gross less discount, the total is net and tax", () => {
  const lines = [
    { price: 750_000, sale: percent(10), quantity: 1 },
    { price: 440_000, sale: amount(40_000), quantity: 2 },
    { price: 180_000, sale: null, quantity: 3 },
  ];
  expect(orderTotals(lines, 18)).toEqual({
    gross: 2_170_000,
    discount: 155_000,
    net: 2_015_000,
    tax: 362_700,
    total: 2_377_700,
  });
});

test("tax is rounded once, half up, over the whole order", () => {
  const cent = { price: 25, sale: null, quantity: 1 };
  expect(orderTotals([cent], 18).tax).toBe(5);
  expect(orderTotals([cent, cent, cent], 18).tax).toBe(14);
  expect(orderTotals([{ ...cent, price: 50 }], 19).tax).toBe(10);
});

test("an empty cart costs nothing", () => {
  expect(orderTotals([], 18)).toEqual({ gross: 0, discount: 0, net: 0, tax: 0, total: 0 });
});

test("the discount and what stands before it are shown only where something is reduced", () => {
  const names = (sale: null | ReturnType<typeof percent>) =>
    cartSums([{ price: 100, sale, quantity: 1 }], 18).map(({ name }) => name);
  expect(names(null)).toEqual(["subtotal", "tax", "total"]);
  expect(names(percent(10))).toEqual(["gross", "discount", "subtotal", "tax", "total"]);
});

test("every amount stays whole up to very large carts", () => {
  const totals = orderTotals([{ price: 99_999_999, sale: percent(33.33), quantity: 999 }], 18);
  for (const value of Object.values(totals)) expect(Number.isSafeInteger(value)).toBe(true);
});

test("the tax rate is the country's own, else the default", () => {
  const rates = { default: 18, DE: 19, TR: 20 };
  expect(taxPercentOf(rates, "DE")).toBe(19);
  expect(taxPercentOf(rates, "FR")).toBe(18);
  expect(taxPercentOf(rates, "constructor")).toBe(18);
  expect(taxPercentOf(rates)).toBe(18);
  expect(taxPercentOf(site.taxPercent)).toBe(18);
});
