import { expect, test } from "vitest";
import { lowestBefore, netOf, type PriceRow, rowAt } from "./price-history.ts";

const day = 24 * 3_600_000;
const row = (from: number, price: number, percent = 0): PriceRow => ({
  from: from * day,
  price,
  sale: percent > 0 ? { type: "percent", discount: percent } : null,
});

test("a price holds from its instant on, in whatever order the rows come", () => {
  const rows = [row(20, 300), row(10, 200)];
  expect(rowAt(rows, 10 * day - 1)).toBeUndefined();
  expect(rowAt(rows, 10 * day)?.price).toBe(200);
  expect(rowAt(rows, 25 * day)?.price).toBe(300);
});

test.each([
  ["nothing reduced", [row(0, 100)], undefined],
  ["no history: nothing is struck", [row(0, 100, 10)], undefined],
  ["the price before", [row(0, 100), row(90, 100, 10)], 100],
  ["raised shortly before: the lower one", [row(0, 100), row(80, 150), row(90, 150, 10)], 100],
  ["raised 31 days before", [row(0, 100), row(59, 150), row(90, 150, 10)], 150],
  ["raised exactly 30 days before", [row(0, 100), row(60, 150), row(90, 150, 10)], 150],
  [
    "an earlier sale in those days",
    [row(0, 100), row(70, 100, 20), row(75, 100), row(90, 100, 10)],
    80,
  ],
  ["lowered in steps: as before the first", [row(0, 100), row(85, 100, 10), row(90, 100, 20)], 100],
  ["reduced at this very moment", [row(0, 100), row(100, 100, 10)], 100],
  ["what is only planned counts for nothing", [row(0, 100), row(90, 100, 10), row(101, 50)], 100],
  ["over again", [row(0, 100), row(80, 100, 10), row(95, 100)], undefined],
])("the lowest price of 30 days: %s", (_, rows, lowest) => {
  expect(lowestBefore(rows, 100 * day)).toBe(lowest);
});

test("a reduced price is rounded as in a cart", () => {
  expect(netOf({ price: 5, sale: { type: "percent", discount: 10 } })).toBe(4);
  expect(netOf({ price: 100_000, sale: { type: "percent", discount: 8.2 } })).toBe(91_800);
  expect(netOf({ price: 100, sale: { type: "amount", discount: 150 } })).toBe(0);
});
