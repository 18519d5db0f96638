import process from "node:process";
import { expect, test } from "vitest";
import type { BankBooking } from "./bank-booking.ts";
import { matchBookings, type PayableOrder } from "./match-bookings.ts";

const order = (
  reference: string,
  due: number,
  changes: Partial<PayableOrder> = {},
): PayableOrder => ({
  ...{ id: reference, reference, name: "", currency: "EUR", due, isOpen: true, byHand: [] },
  ...changes,
});
const booking = (
  text: string,
  amount: number,
  changes: Partial<BankBooking> = {},
): BankBooking => ({
  ...{ date: "2026-11-22", amount, currency: "EUR", text, counterparty: "", bankReference: text },
  ...changes,
});
const orders = [
  order("K7QM-2XPD", 345100),
  order("0A1B-2C3D", 5000),
  order("TRTR-TRTR", 5000, { currency: "TRY" }),
  order("DEAD-0000", 100, { isOpen: false }),
];
const fits = (...bookings: BankBooking[]) =>
  [...matchBookings(bookings, orders, new Set(["again"]))].map(({ fit, order }) => [
    fit,
    order?.id,
  ]);

test.each<[string, number, string, string | undefined]>([
  ["Bestellung K7QM-2XPD", 345100, "exact", "K7QM-2XPD"],
  ["BESTELLUNG K7QM- 2XPD", 345100, "exact", "K7QM-2XPD"],
  ["sipariş k7qm2xpd ödemesi", 345000, "part", "K7QM-2XPD"],
  ["Ref.K7QM 2XPD/RE 1", 345101, "over", "K7QM-2XPD"],
  ["oaib 2c3d", 5000, "exact", "0A1B-2C3D"],
  ["TRTR-TRTR", 5000, "other_currency", "TRTR-TRTR"],
  ["DEAD-0000", 100, "not_open", "DEAD-0000"],
  ["K7QM-2XPD und 0A1B-2C3D", 350100, "several", undefined],
  ["ohne Nummer", 5000, "same_amount", "0A1B-2C3D"],
  ["ohne Nummer", 4999, "unknown", undefined],
  ["K7QM-2XPD", -345100, "outgoing", undefined],
  ["K7QM-2XPD", 0, "outgoing", undefined],
  ["IıI", 1, "unknown", undefined],
  ["again", 345100, "booked", undefined],
  ["", 1, "unknown", undefined],
])("%s over %i is %s", (text, amount, fit, id) => {
  expect(fits(booking(text, amount))).toEqual([[fit, id]]);
});

test("of two orders over the same sum, none is guessed", () => {
  const twins = [order("K7QM-2XPD", 5000), order("0A1B-2C3D", 5000)];
  expect([...matchBookings([booking("ohne", 5000)], twins, new Set())]).toEqual([
    { booking: booking("ohne", 5000), fit: "unknown" },
  ]);
});

test("of two equal ones on a day, and of one that was just booked by hand, somebody is asked", () => {
  const half = booking("K7QM-2XPD", 172550);
  expect(fits(half, { ...half, bankReference: "other" }).map(([fit]) => fit)).toEqual([
    "part",
    "alike",
  ]);
  const nextDay = { ...half, date: "2026-11-23", bankReference: "other" };
  expect(fits(half, nextDay).map(([fit]) => fit)).toEqual(["part", "exact"]);
  const byHand = [order("K7QM-2XPD", 345100, { byHand: [172550] })];
  expect([...matchBookings([half], byHand, new Set())][0]?.fit).toBe("alike");
});

test("part payments of one file are added up, and what comes behind them is too much", () => {
  const part = booking("K7QM-2XPD", 200000);
  expect(
    fits(part, booking("K7QM-2XPD", 145100), booking("K7QM-2XPD", 1)).map(([fit]) => fit),
  ).toEqual(["part", "exact", "not_open"]);
});

test("a sum that is left after a part payment is found, and no longer the one before", () => {
  const rest = [booking("K7QM-2XPD", 345000), booking("ohne", 100), booking("ohne", 345100)];
  expect(fits(...rest).map(([fit, id]) => [fit, id])).toEqual([
    ["part", "K7QM-2XPD"],
    ["same_amount", "K7QM-2XPD"],
    ["unknown", undefined],
  ]);
});

test("thousands of bookings without a reference cost no more than thousands of looks", () => {
  const many = Array.from({ length: 20_000 }, (_, at) =>
    order(`A${String(at).padStart(7, "0")}`, 5000),
  );
  const unnamed = many.map(() => booking("ohne", 5000));
  const before = process.cpuUsage();
  const found = [...matchBookings(unnamed, many, new Set())];
  expect(found.every(({ fit }) => fit === "unknown")).toBe(true);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
});
