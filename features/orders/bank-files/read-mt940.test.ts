import { expect, test } from "vitest";
import { BankFileRefused, mostBookings } from "./bank-booking.ts";
import { readMt940 } from "./read-mt940.ts";

const opening = ":60F:C261121EUR1000,00";
const line = ":61:2611221122CR5,00NTRFNONREF//A1";
const read = (...lines: string[]) => readMt940(lines.join("\n"));
const first = (...lines: string[]) => read(opening, ...lines).bookings[0];

test.each([
  ["C", 500],
  ["D", -500],
  ["RC", -500],
  ["RD", 500],
])("a booking of the side %s is %d", (side, amount) => {
  expect(first(`:61:2611221122${side}R5,00NTRFNONREF`)?.amount).toBe(amount);
  expect(first(`:61:2611221122${side}5,00NTRFNONREF`)?.amount).toBe(amount);
});

test.each([
  ["2611221122", "2026-11-22"],
  ["261122", "2026-11-22"],
  ["2612310102", "2027-01-02"],
  ["2701021231", "2026-12-31"],
  ["2612301231", "2026-12-31"],
  ["2701030102", "2027-01-02"],
  ["2611300101", "2026-01-01"],
  ["2611220231", undefined],
  ["261322", undefined],
])("the days %s make %s", (days, date) => {
  expect(first(`:61:${days}C5,00NTRFNONREF`)?.date).toBe(date);
});

test.each([
  ["NONREF//A1", "", "A1"],
  ["RG-17//A1", "RG-17", "A1"],
  ["RG-17", "RG-17", ""],
  ["NONREF// A1 ", "", "A1"],
])("own and the bank's reference: %s", (written, text, reference) => {
  expect(first(`:61:2611221122C5,00NTRF${written}`)).toMatchObject({ text, reference });
});

test.each([
  [
    "166?20Bestellung?21 K7QM?29!?30DEUTDEFF?32Bei?33spiel?34x?60 und?63 Ende?64x",
    "Bestellung K7QM! und Ende",
    "Beispiel",
  ],
  ["166>20K7QM>32Beispiel", "K7QM", "Beispiel"],
  ["166@20K7QM@32Beispiel", "K7QM", "Beispiel"],
  ["/EREF/17/REMI/K7QM/NAME/Beispiel/NAME/Other", "K7QM 17", "Beispiel"],
  ["/REMI/K7QM/ORDP/Beispiel", "K7QM", "Beispiel"],
  ["/REMI/K7QM", "K7QM", ""],
  ["/NAME/Beispiel", "/NAME/Beispiel", "Beispiel"],
  ["K7QM?20x", "K7QM?20x", ""],
  ["Order 166?20x", "Order 166?20x", ""],
])("what is told of a booking: %s", (written, text, counterparty) => {
  expect(first(line, `:86:${written}`)).toMatchObject({ text, counterparty });
});

test("lines that follow belong to their field, up to the end of the statement", () => {
  const details = [":86:Order", "K7QM-2XPD", "-", "of nobody"];
  expect(first(line, ...details)?.text).toBe("Order K7QM-2XPD");
  expect(first(line, ":86:166?20K7QM-", "2XPD", "-}")?.text).toBe("K7QM-2XPD");
  const dashes = ["see :20:x", "K7QM-", "-2XPD", "-} or"];
  expect(first(line, ":86:Order", ...dashes)?.text).toBe("Order see :20:x K7QM- -2XPD -} or");
  expect(first(line)).toMatchObject({ text: "", counterparty: "" });
  expect(first(line, ":86:", ...Array(60).fill("x"))?.text).toBe("x ".repeat(39).trim());
  expect(first(line, ":86:a", ":86:of the account")?.text).toBe("a");
  expect(first(line, ":86:a", ":62F:C261122EUR5,00", "b")?.text).toBe("a");
});

test("the currency is that of the balance before; what has none, no day or no amount is left out", () => {
  const next = ":60M:D261121USD1,00";
  expect(read(opening, line, next, line).bookings.map(({ currency }) => currency)).toEqual([
    "EUR",
    "USD",
  ]);
  const broken = [":61:x", ":61:261322C5,00NTRFNONREF", ":61:261122C0,00NTRFNONREF"];
  expect(read(line, opening, ...broken, line, ":60F:nonsense", line)).toMatchObject({
    bookings: [{ currency: "EUR" }],
    skipped: 5,
  });
  // What is told of a line that was left out is told of no other.
  expect(read(opening, line, ":61:x", ":86:other").bookings[0]?.text).toBe("");
});

test("more bookings than anybody has in a year are refused", () => {
  const all = [opening, ...Array(mostBookings).fill(line)];
  expect(read(...all).bookings).toHaveLength(mostBookings);
  expect(() => read(...all, line)).toThrow(new BankFileRefused("too_many"));
});
