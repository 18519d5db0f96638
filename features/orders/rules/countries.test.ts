import { expect, test } from "vitest";
import { site } from "#platform/content/site.ts";
import { consumersMayBuy, mayOrder, type SellTo, whoMayBuy } from "./countries.ts";
import { currencyOf, toDecimal } from "./currencies.ts";

const sellTo: SellTo = { TR: "both", EU: "business", other: "quote" };

test.each([
  ["TR", true, true],
  ["DE", false, true],
  ["GR", false, true],
  ["GB", false, false],
  ["US", false, false],
  // A group of our own table, which somebody sends for a country.
  ["EU", false, false],
  ["constructor", false, false],
])("%s: a person %s, a business %s", (country, person, business) => {
  expect(mayOrder(country, "person", sellTo)).toBe(person);
  expect(mayOrder(country, "business", sellTo)).toBe(business);
});

test("one setting opens it, a country before its group", () => {
  expect(whoMayBuy("DE", { ...sellTo, EU: "both" })).toBe("both");
  expect(whoMayBuy("DE", { ...sellTo, DE: "quote" })).toBe("quote");
  expect(mayOrder("US", "person", { other: "both" })).toBe(true);
});

test("as it is delivered: Türkiye both, the Union businesses, the rest by quote", () => {
  expect(site.shop.sellTo).toEqual(sellTo);
});

test("consumers may buy where anybody may", () => {
  expect(consumersMayBuy(sellTo)).toBe(true);
  expect(consumersMayBuy({ TR: "business", other: "quote" })).toBe(false);
});

test.each([
  ["TR", "TRY"],
  ["DE", "EUR"],
  ["BG", "EUR"],
  ["CH", "EUR"],
  ["GB", "USD"],
  [undefined, "USD"],
])("%s pays in %s", (country, currency) => {
  expect(currencyOf(country)).toBe(currency);
});

test("an amount is written with the digits of its currency, without binary fractions", () => {
  const written = [0, 5, 1_050, -1_999, 10_000_000_001].map((amount) => toDecimal(amount, "TRY"));
  expect(written).toEqual(["0.00", "0.05", "10.50", "-19.99", "100000000.01"]);
});
