import { expect, test } from "vitest";
import { paymentSums } from "./payment-state.ts";

const paid = (amount: number) => ({ kind: "in", amount }) as const;
const back = (amount: number) => ({ kind: "refund", amount }) as const;

test.each([
  ["nothing", [], "open", 1_000],
  ["a part", [paid(400)], "part_paid", 600],
  ["parts that sum up", [paid(400), paid(600)], "paid", 0],
  ["one unit short", [paid(999)], "part_paid", 1],
  ["too much", [paid(1_001)], "overpaid", -1],
  ["too much, given back", [paid(1_200), back(200)], "paid", 0],
  ["a part given back", [paid(1_000), back(1)], "refunded_in_part", 0],
  ["all given back", [paid(1_000), back(600), back(400)], "refunded", 0],
  ["a part, given back before all was paid", [paid(400), back(100)], "part_paid", 700],
  ["a part paid, all of it given back", [paid(400), back(400)], "refunded", 1_000],
] as const)("of 1,000 of an order in work: %s", (_, bookings, state, open) => {
  expect(paymentSums("in_work", 1_000, bookings)).toMatchObject({ state, open });
});

test.each([
  ["nothing", [], "open", 1_000],
  ["a part", [paid(400)], "part_paid", 600],
  ["all, booked by mistake and taken back", [paid(1_000), back(1_000)], "open", 1_000],
  ["all, of which a part was taken back", [paid(1_000), back(300)], "part_paid", 300],
  ["a part, all of it taken back", [paid(400), back(400)], "open", 1_000],
] as const)(
  "an order that awaits its payment owes what is not here: %s",
  (_, bookings, state, open) => {
    expect(paymentSums("awaiting_payment", 1_000, bookings)).toMatchObject({ state, open });
  },
);

test.each([
  ["nothing", [], "nothing_due", 0],
  ["a part", [paid(400)], "to_refund", -400],
  ["all", [paid(1_000)], "to_refund", -1_000],
  ["all, given back", [paid(1_000), back(1_000)], "refunded", 0],
] as const)(
  "nobody owes anything for an order that came to nothing: %s was paid",
  (_, bookings, state, open) => {
    for (const given of ["cancelled", "withdrawn", "refunded"] as const)
      expect(paymentSums(given, 1_000, bookings)).toMatchObject({ state, open });
  },
);

test("an order of nothing is paid", () => {
  expect(paymentSums("awaiting_payment", 0, [])).toEqual({
    state: "paid",
    paid: 0,
    refunded: 0,
    open: 0,
  });
});
