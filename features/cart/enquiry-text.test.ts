import { expect, test } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { numberFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { soldForTests } from "#tests/support/sold-for-tests.ts";
import { enquiryAddress, enquiryIn } from "./enquiry-address.ts";
import { enquiryText } from "./enquiry-text.ts";

function textOf(about: string, language: LanguageCode = "en"): string {
  const words: Record<string, Record<string, unknown>> = allMessages[language];
  return enquiryText(about, {
    products: soldForTests,
    number: (value, options) => numberFormat(languageOf(language).locale, options).format(value),
    say: (key, values = {}) => {
      const [section = "", name = ""] = key.split(".");
      return String(words[section]?.[name]).replace(
        /\{(\w+)\}/g,
        (_, value) => values[value] ?? "",
      );
    },
  });
}

test("an order lists products and sums, as the cart does", () => {
  expect(textOf("1020x2,1010")).toBe(
    [
      "I would like to order the following. Please send me an offer:",
      "",
      "2 × Online shop: $13,500",
      "1 × Company website: $2,900",
      "",
      "Before discount: $17,900",
      "Discount: −$1,500",
      "Subtotal: $16,400",
      "VAT (18%): $2,952",
      "Total: $19,352",
      "The VAT of 18% is an estimate: it depends on my country.",
    ].join("\n"),
  );
});

test("an order from the checkout has the currency and the VAT that stood there", () => {
  const about = "EUR,vat7.75,1010";
  expect(textOf(about).split("\n").slice(2)).toEqual([
    "1 × Company website: €2,900",
    "",
    "Subtotal: €2,900",
    "VAT (7.75%): €224.75",
    "Total: €3,124.75",
  ]);
  expect(textOf("EUR,vat0,1010")).toContain("VAT (0%): €0");
  expect(textOf("EUR,1010").split("\n").slice(-2)).toEqual([
    "Total: €3,422",
    "The VAT of 18% is an estimate: it depends on my country.",
  ]);
});

test.each(["XYZ,1010", "vat101,1010", "vat1e3,1010", "vat-1,1010", "constructor,1010"])(
  "%s says nothing of a place",
  (about) => {
    expect(textOf(about)).toBe(textOf("1010"));
  },
);

test("amounts are written as each language writes them", () => {
  expect(textOf("1010", "de")).toMatch(/2\.900\s\$/);
  expect(textOf("1010", "tr")).toContain("$2.900");
});

test.each([
  "",
  "1",
  "x2",
  "1010x0",
  "1010x1000x",
  "-1010",
  "<script>",
  "1010 ",
  "x".repeat(15_000),
])("%j names nothing that is sold", (about) => {
  expect(textOf(about)).toBe("");
});

test("each product is named once, and what is unknown is left out", () => {
  expect(textOf("7,1010x2,1010,,1010x9").match(/×/g)).toHaveLength(1);
});

test("an address says what a cart holds, and is read as such", () => {
  const lines = [
    { productId: 1030, quantity: 1 },
    { productId: 1010, quantity: 12 },
  ];
  const address = enquiryAddress(lines);
  expect(address).toBe("/contact?product=1030,1010x12#form");
  expect(enquiryIn(new URL(address, "https://x.example").search)).toBe("1030,1010x12");
  expect(enquiryIn("?product=")).toBeUndefined();
});
