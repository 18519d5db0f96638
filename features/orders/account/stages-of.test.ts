import { expect, test } from "vitest";
import type { OrderState } from "../rules/order-states.ts";
import { stagesOf } from "./stages-of.ts";

const at = (...states: OrderState[]) => ({
  state: states.at(-1) ?? "paid",
  steps: states.map((to, day) => ({ to, at: `day ${day}` })),
  due: 0,
  payments: [{ kind: "in", at: "day of the money" }] as const,
});
const days = (...states: OrderState[]) => stagesOf(at(...states)).map((stage) => stage.at);

test("each stage has the day on which it was reached, and one of them is now", () => {
  expect(days("awaiting_payment", "paid", "in_work")).toEqual(["day 1", "day 2", null, null]);
  const now = stagesOf(at("awaiting_payment", "paid", "in_work")).filter(
    ({ isCurrent }) => isCurrent,
  );
  expect(now.map(({ stage }) => stage)).toEqual(["in_work"]);
});

test("what was not accepted as delivered is to come again", () => {
  expect(days("paid", "in_work", "delivered", "in_work")).toEqual(["day 0", "day 3", null, null]);
});

test("where work began before the money was there, the payment is to come until it is", () => {
  const began = at("awaiting_payment", "in_work");
  const daysOf = (order: typeof began) => stagesOf(order).map((stage) => stage.at);
  expect(daysOf({ ...began, due: 100 })).toEqual([null, "day 1", null, null]);
  expect(daysOf(began)).toEqual(["day of the money", "day 1", null, null]);
});
