import { expect, test } from "vitest";
import type { OrderSums } from "../calls.ts";
import { fillSums } from "./fill-sums.server.ts";

const sums: OrderSums = {
  ...{ currency: "EUR", gross: 100_00, discount: 0, net: 100_00, tax: 0, total: 100_00 },
  ...{ taxPercent: 0, taxNote: "", lines: [], isEstimate: false, way: "order" },
};
const html =
  '<div data-reduced="" hidden=""><dd data-sum="discount">–</dd></div><dd data-sum="total">–</dd>';

test("where nothing is reduced, nothing is said of it", () => {
  expect(fillSums(html, sums, "en")).toContain('<div data-reduced="" hidden="">');
});

test("a discount is shown as what it takes off", () => {
  const filled = fillSums(html, { ...sums, gross: 110_00, discount: 10_00 }, "en");
  expect(filled).toContain('<div data-reduced=""><dd data-sum="discount">−€10.00</dd>');
  expect(filled).toContain('<dd data-sum="total">€100.00</dd>');
});

test("a tax that no country was chosen for is called an estimate, as the page's script says it", () => {
  const note = '<p data-sum="taxNote"> </p>';
  const estimate = fillSums(note, { ...sums, isEstimate: true }, "de");
  expect(estimate).toBe(
    '<p data-sum="taxNote">Die MwSt. ist geschätzt, bis Sie Ihr Land wählen.</p>',
  );
  const told = fillSums(note, { ...sums, taxNote: "Ein Satz." }, "de");
  expect(told).toBe('<p data-sum="taxNote">Ein Satz.</p>');
});
