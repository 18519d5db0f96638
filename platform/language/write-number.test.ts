import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { type WriteNumber, writeNumber } from "./write-number.ts";

const values = [
  ...[0, 1, 7, 12, 99, 100, 999, 1_000, 12_345, 123_456, 1_234_567, 98_765_432_101],
  ...[0.07, 0.29, 0.5, 0.98, 1.5, 2.675, 12.5, 2_900.05, 49.99, 1_234.5678],
  ...[-3, -1_234.5, 1e15, Number.NaN],
];
const kinds: Parameters<WriteNumber>[1][] = [
  {},
  { style: "percent" },
  { style: "percent", maximumFractionDigits: 2 },
  ...["EUR", "USD", "TRY", "CHF"].flatMap((currency) => {
    const money = { style: "currency", currency } as const;
    return [
      { ...money, maximumFractionDigits: 0 },
      { ...money, currencyDisplay: "narrowSymbol" } as const,
      {
        ...money,
        ...({ currencyDisplay: "narrowSymbol", trailingZeroDisplay: "stripIfInteger" } as const),
      },
    ];
  }),
];

/** With each blank as its row writes it: all look the same. */
const seen = (text: string) =>
  text.replace(/[^\S ]/g, (blank) => `\\u${blank.charCodeAt(0).toString(16).padStart(4, "0")}`);

test.each(languages)(
  "numbers, percents and amounts are written as $locale writes them",
  (language) => {
    for (const options of kinds)
      for (const value of values)
        expect(
          seen(writeNumber(language, value, options)),
          `${value} ${JSON.stringify(options)}`,
        ).toBe(seen(new Intl.NumberFormat(language.locale, options).format(value)));
  },
);

test("what pages show asks no browser for a format", () => {
  for (const { writes } of languages) {
    const language = { writes, locale: "a format of it cannot be made" };
    expect(writeNumber(language, 1_250)).toMatch(/^1.250$/);
    expect(writeNumber(language, 0.98, { style: "percent" })).toContain("98");
    const euro = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;
    expect(writeNumber(language, 6_500, euro)).toMatch(/6.500/);
    expect(() => writeNumber(language, -1)).toThrow(RangeError);
  }
});
