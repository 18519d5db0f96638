import { expect, test } from "vitest";
import { soldForTests } from "#tests/support/sold-for-tests.ts";
import { cartLines, totalAtHome } from "./cart-lines.ts";

const atHome = { currency: "TRY", price: 0, taxPercent: 20 } as const;
const sold = new Map(
  [...soldForTests].map(([id, product]) => [
    id,
    { ...product, offer: { ...product.offer, ...(id !== 3030 && { atHome }) } },
  ]),
);
const total = (...ids: number[]) =>
  totalAtHome(
    cartLines(
      ids.map((productId) => ({ productId, quantity: 3 })),
      sold,
      "USD",
    ),
  );

test("persons at home are told what they pay for the whole cart, tax included, as the order reckons it", () => {
  // 3 × 2,900 and 3 × 7,500 less 10 %, and a fifth.
  expect(total(1010, 1020)).toEqual({ currency: "TRY", total: 3_474_000 });
});

test("where they cannot buy all of it, or nothing is there, no sum is told", () => {
  expect([total(1010, 3030), total()]).toEqual([undefined, undefined]);
});
