import { expect, test } from "vitest";
import { exactSums } from "#tests/support/exact-sums.ts";
import type { BuyerKind } from "./countries.ts";
import { findTax, type VatIdState } from "./find-tax.ts";
import { orderSums, withTax } from "./order-sums.ts";

type Line = Parameters<typeof orderSums>[0][number];

const off = (discount: number) => ({ type: "percent", discount }) as const;
const less = (discount: number) => ({ type: "amount", discount }) as const;
const line = (price: number, quantity: number, sale: Line["sale"] = null): Line => ({
  price,
  quantity,
  sale,
});

/** Seller, buyer, kind, VAT id, day → the rate that the law says. `undefined`: by quote. */
const cases: [string, string, BuyerKind, VatIdState, string, number | undefined, Line[]][] = [
  ["TR", "TR", "person", "none", "2023-07-09", 18, [line(25, 1)]],
  ["TR", "TR", "person", "none", "2023-07-10", 20, [line(25, 1)]],
  ["TR", "TR", "person", "none", "2023-07-11", 20, [line(25, 3, off(10))]],
  ["TR", "TR", "business", "none", "2023-07-09", 18, [line(99_999, 7, off(33.33))]],
  ["TR", "TR", "business", "none", "2023-07-10", 20, [line(99_999, 7, off(33.33))]],
  ["TR", "TR", "business", "to-check", "2026-11-22", 20, [line(41_900_000, 1, less(990_000))]],
  ["TR", "TR", "person", "invalid", "2026-02-29", 20, [line(1, 1)]],
  ["TR", "TR", "person", "none", "2001-05-15", 18, [line(3, 9, off(50))]],
  ["TR", "TR", "person", "none", "2001-05-14", undefined, [line(3, 9)]],
  ["TR", "TR", "business", "none", "1999-12-31", undefined, [line(3, 9)]],
  ["TR", "DE", "business", "none", "2026-11-22", 0, [line(750_000, 2, off(10))]],
  ["TR", "DE", "business", "valid", "2026-11-22", 0, [line(750_000, 2, less(40_000))]],
  ["TR", "DE", "business", "invalid", "2026-11-22", 0, [line(777_777, 3, off(8.2))]],
  ["TR", "DE", "person", "none", "2026-11-22", 19, [line(777_777, 3, off(8.2))]],
  ["TR", "DE", "person", "none", "2021-01-01", 19, [line(5, 1, off(10))]],
  ["TR", "DE", "person", "none", "2020-12-31", undefined, [line(5, 1)]],
  ["TR", "FR", "business", "to-check", "2026-11-22", 0, [line(5, 3, off(10))]],
  ["TR", "FR", "person", "none", "2026-11-22", undefined, [line(5, 3)]],
  ["TR", "GR", "business", "valid", "2026-11-22", 0, [line(4, 1, off(12.5))]],
  ["TR", "US", "business", "none", "2026-11-22", 0, [line(290_000, 1, off(100))]],
  ["TR", "US", "person", "none", "2026-11-22", undefined, [line(290_000, 1)]],
  ["TR", "GB", "business", "none", "2026-11-22", 0, [line(100, 2, less(150))]],
  ["TR", "CH", "person", "none", "2026-11-22", undefined, [line(100, 2)]],
  ["TR", "AZ", "business", "none", "2010-01-01", 0, [line(123, 4, less(23)), line(7, 7)]],
  ["DE", "DE", "person", "none", "2020-06-30", 19, [line(50, 1)]],
  ["DE", "DE", "person", "none", "2020-07-01", 16, [line(50, 1)]],
  ["DE", "DE", "person", "none", "2020-12-31", 16, [line(50, 1), line(3, 1, off(50))]],
  ["DE", "DE", "person", "none", "2021-01-01", 19, [line(50, 1), line(3, 1, off(50))]],
  ["DE", "DE", "business", "valid", "2026-11-22", 19, [line(1_234_567, 9, off(17.5))]],
  ["DE", "DE", "business", "none", "2006-12-31", undefined, [line(1, 1)]],
  ["DE", "FR", "business", "valid", "2026-11-22", 0, [line(1_234_567, 9, off(17.5))]],
  ["DE", "FR", "business", "to-check", "2026-11-22", 19, [line(1_234_567, 9, off(17.5))]],
  ["DE", "FR", "business", "none", "2026-11-22", 19, [line(999_999_999, 10, less(1))]],
  ["DE", "FR", "business", "invalid", "2026-11-22", 19, [line(25, 1), line(25, 1), line(25, 1)]],
  ["DE", "FR", "person", "none", "2026-11-22", undefined, [line(25, 1)]],
  ["DE", "AT", "business", "valid", "2010-01-01", 0, [line(25, 1)]],
  ["DE", "AT", "business", "valid", "2009-12-31", undefined, [line(25, 1)]],
  ["DE", "TR", "business", "none", "2026-11-22", 0, [line(88_888, 8, off(88.88))]],
  ["DE", "TR", "person", "none", "2026-11-22", undefined, [line(88_888, 8)]],
  ["DE", "US", "business", "valid", "2026-11-22", 0, [line(88_888, 8, off(0.01))]],
  ["FR", "FR", "person", "none", "2026-11-22", undefined, [line(88_888, 8)]],
  [
    "TR",
    "XX",
    "business",
    "none",
    "2026-11-22",
    0,
    [line(1, 10, less(1)), line(2, 10, off(99.99))],
  ],
  ["TR", "TR", "person", "none", "2026-11-22", 20, [line(33_333, 1, off(33.3)), line(1, 1)]],
  ["TR", "TR", "business", "valid", "2026-11-22", 20, [line(1_000_000_000, 10, off(0.5))]],
];

test.each(cases)("%s sells to %s, %s, VAT id %s, on %s: %s percent", (...row) => {
  const [seller, buyer, kind, vatId, on, percent, lines] = row;
  const found = findTax({ seller, buyer, kind, vatId, on });
  expect(found?.percent).toBe(percent);
  const { gross, discount, net, tax, total, ...sums } = orderSums(lines, found, 18);
  expect([gross, discount, net, tax, total]).toEqual(exactSums(lines, percent ?? 18));
  expect(sums.isEstimate).toBe(percent === undefined);
  expect(sums.taxPercent).toBe(percent ?? 18);
  expect(sums.lines.reduce((sum, each) => sum + each.net, 0)).toBe(net);
});

test("there are cases enough", () => expect(cases.length).toBeGreaterThanOrEqual(40));

test("whatever is bought, the sums are those of exact fractions", () => {
  let seed = 20260619;
  const dice = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const lines = Array.from({ length: 1 + dice(20) }, () => {
      const price = 1 + dice(10 ** (1 + dice(9)));
      const sale =
        [null, off((1 + dice(10_000)) / 100), less(1 + dice(price * 2))][dice(3)] ?? null;
      return line(price, 1 + dice(10), sale);
    });
    const percent = [0, 7.75, 8.2, 16, 18, 19, 20, 25.5][dice(8)] ?? 0;
    const sums = orderSums(lines, { percent, treatment: "domestic" }, 18);
    const { gross, discount, net, tax, total } = sums;
    expect([gross, discount, net, tax, total]).toEqual(exactSums(lines, percent));
    // What consumers see on single pieces adds up to the order, but for half a unit each.
    const shown = sums.lines.reduce((sum, each) => sum + withTax(each.net, percent), 0);
    expect(Math.abs(shown - total)).toBeLessThanOrEqual(lines.length / 2 + 0.5);
  }
});

test("sums say how they are taxed; without a country, that they are an estimate", () => {
  expect(orderSums([], { percent: 0, treatment: "export" }, 18).treatment).toBe("export");
  expect(orderSums([], undefined, 18)).toMatchObject({ treatment: "estimate", isEstimate: true });
});
