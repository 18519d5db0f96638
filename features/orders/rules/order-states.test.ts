import { expect, test } from "vitest";
import {
  awaitsMoney,
  findStep,
  firstState,
  moneyAllows,
  nextSteps,
  orderStates,
  orderSteps,
} from "./order-states.ts";

/** Written a second time, as people tell it. */
const told = [
  "awaiting_payment > paid in_work cancelled withdrawn",
  "paid > awaiting_payment in_work cancelled withdrawn",
  "in_work > delivered cancelled withdrawn",
  "delivered > in_work closed withdrawn refunded",
  "closed > refunded",
  "cancelled > refunded",
  "withdrawn > refunded",
  "refunded >",
];

test("there are these steps and no others", () => {
  const all = orderStates.map((from) =>
    `${from} > ${orderSteps
      .filter((step) => step.from === from)
      .map(({ to }) => to)
      .join(" ")}`.trim(),
  );
  const sorted = (lines: string[]) => lines.map((line) => line.split(" ").sort().join(" ")).sort();
  expect(sorted(all)).toEqual(sorted(told));
  expect(new Set(orderSteps.map(({ from, to }) => `${from} ${to}`)).size).toBe(orderSteps.length);
});

test("the clock cancels what nobody paid, and nothing else", () => {
  const byClock = orderSteps.filter(({ by }) => by.includes("clock"));
  expect(byClock.map(({ from, to }) => `${from} ${to}`)).toEqual(["awaiting_payment cancelled"]);
  expect(findStep("paid", "cancelled", "clock")).toBeUndefined();
  expect(findStep("paid", "cancelled", "sales")).toMatchObject({ freesStock: true, mails: true });
  expect(findStep("paid", "closed", "sales")).toBeUndefined();
});

test("money alone moves an order to paid, back, or to refunded", () => {
  const byPayments = orderSteps.filter(({ by }) => by.includes("payments")).map(({ to }) => to);
  expect(new Set(byPayments)).toEqual(new Set(["paid", "awaiting_payment", "refunded"]));
});

test("what is cancelled or withdrawn gives its stock back and says why; what is delivered does not", () => {
  for (const { to, freesStock, needsReason } of orderSteps) {
    expect(freesStock === true, to).toBe(to === "cancelled" || to === "withdrawn");
    if (freesStock) expect(needsReason).toBe(true);
  }
});

test("the first state awaits money, and sales may lead on from there", () => {
  expect(orderStates.filter(awaitsMoney)).toEqual([firstState]);
  expect(nextSteps("paid", "sales").map(({ to }) => to)).toContain("in_work");
  expect(nextSteps("refunded", "sales")).toEqual([]);
});

test("what is paid waits for no payment, and what never came in is not paid back", () => {
  const order = (paid: number) => ({ paid, total: 1_000 });
  expect(moneyAllows("awaiting_payment", order(1_000), true)).toBe(false);
  expect(moneyAllows("awaiting_payment", order(1_001), true)).toBe(false);
  expect(moneyAllows("awaiting_payment", order(999), true)).toBe(true);
  expect(moneyAllows("refunded", order(0), false)).toBe(false);
  expect(moneyAllows("refunded", order(0), true)).toBe(true);
  expect(moneyAllows("cancelled", order(0), false)).toBe(true);
  expect(moneyAllows("paid", order(0), false)).toBe(true);
});
