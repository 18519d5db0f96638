import * as v from "valibot";
import { expect, test } from "vitest";
import tax from "#content/tax.json" with { type: "json" };
import { dayIn, findTax, taxNote } from "./find-tax.ts";
import { taxSchema } from "./tax-schema.ts";

const today = { on: "2026-11-22", seller: "TR", kind: "business", vatId: "none" } as const;

test("the rows have their form; a row twice, or without its note, has not", () => {
  const told = (change: object) =>
    v.safeParse(taxSchema, { ...tax, ...change }).issues?.map(({ message }) => message);
  expect(told({})).toBeUndefined();
  expect(told({ rows: [tax.rows[0], tax.rows[0]] })).toEqual([expect.stringContaining("twice")]);
  expect(told({ rows: [{ ...tax.rows[0], note: "no" }] })).toEqual([
    expect.stringContaining("no note no"),
  ]);
});

test("the note names the law, where the buyer owes the tax also that", () => {
  const noteFor = (buyer: string) => {
    const row = findTax({ ...today, buyer });
    return row && [row.treatment, taxNote(row, "de")];
  };
  expect(noteFor("TR")).toEqual(["domestic", ""]);
  expect(noteFor("US")).toEqual(["export", expect.stringContaining("Nr. 3065")]);
  expect(noteFor("DE")).toEqual(["export", expect.stringContaining("§ 13b UStG")]);
});

test("only a valid VAT id turns the tax around", () => {
  const question = { ...today, seller: "DE", buyer: "NL" };
  const treatment = (vatId: "valid" | "to-check") => findTax({ ...question, vatId })?.treatment;
  expect(treatment("valid")).toBe("reverse-charge");
  expect(treatment("to-check")).toBe("domestic");
});

test("a tax class without a row is sold by quote", () => {
  const reduced = "reduced" as "standard";
  expect(findTax({ ...today, buyer: "TR", taxClass: reduced })).toBeUndefined();
});

test("a rate changes at the seller's midnight", () => {
  const justBefore = Date.parse("2023-07-09T20:59:59.999Z");
  expect(dayIn("Europe/Istanbul", justBefore)).toBe("2023-07-09");
  expect(dayIn("Europe/Istanbul", justBefore + 1)).toBe("2023-07-10");
});
