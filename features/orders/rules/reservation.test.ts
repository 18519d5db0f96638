import { expect, test } from "vitest";
import { joinLines, orderLimits } from "./order-limits.ts";
import { reservedUntil, waitsForMail } from "./reservation.ts";

const at = Date.parse("2026-11-22T12:00:00Z");
const order = { paymentMethod: "transfer", createdAt: at, linkOpenedAt: null } as const;
const hours = (instant: number | undefined) => instant && (instant - at) / 3_600_000;

test("stock is held two hours, seven days once the link was opened, half an hour for a card", () => {
  const opened = { ...order, linkOpenedAt: at + 1 };
  expect(hours(reservedUntil(order))).toBe(2);
  expect(hours(reservedUntil(opened))).toBe(7 * 24);
  expect(hours(reservedUntil({ ...opened, paymentMethod: "card" }))).toBe(0.5);
});

test("the page tells a new order from one whose link was opened, and from one that is paid", () => {
  const shown = (linkOpenedAt: number | null) => ({
    createdAt: new Date(at).toISOString(),
    reservedUntil: new Date(reservedUntil({ ...order, linkOpenedAt })).toISOString(),
  });
  expect(waitsForMail(shown(null))).toBe(true);
  expect(waitsForMail(shown(at + 1))).toBe(false);
  expect(waitsForMail({ ...shown(null), reservedUntil: null })).toBe(false);
});

const lines = (...rows: [productId: number, quantity: number][]) =>
  rows.map(([productId, quantity]) => ({ productId, quantity }));

test("lines of one product are one, and the cap counts them together", () => {
  const { piecesOfOne } = orderLimits;
  expect(joinLines(lines([2, 1], [1, 1], [2, 3]))).toEqual({ lines: lines([2, 4], [1, 1]) });
  expect(joinLines(lines([1, piecesOfOne]))).toHaveProperty("lines");
  expect(joinLines(lines([1, piecesOfOne], [1, 1]))).toEqual({ wrong: "too_many_pieces" });
  expect(joinLines(lines([1, piecesOfOne + 1], [2, 1]))).toEqual({ wrong: "too_many_pieces" });
});

test.each([0, -1, 0.5, Number.NaN, 2 ** 60, Number.POSITIVE_INFINITY])(
  "%d pieces are no quantity",
  (quantity) => expect(joinLines(lines([1, quantity]))).toEqual({ wrong: "quantity" }),
);

test.each([Number.NaN, 1030.5, 2 ** 60])("%d is no product", (productId) =>
  expect(joinLines(lines([productId, 1]))).toEqual({ wrong: "unknown_product" }),
);

test("an order has lines, and not too many", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ productId: id, quantity: 1 }));
  expect(joinLines([])).toEqual({ wrong: "no_lines" });
  expect(joinLines(many(orderLimits.lines))).toHaveProperty("lines");
  expect(joinLines(many(orderLimits.lines + 1))).toEqual({ wrong: "too_many_lines" });
});
