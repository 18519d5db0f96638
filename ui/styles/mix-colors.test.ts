import { expect, test } from "vitest";
import { mixColors } from "./mix-colors.ts";
import { themeColors } from "./theme-colors.ts";

// What Chromium paints for color-mix(in oklab, …).
test.each([
  ["#ffffff", "#000000", 0.5, "#636363"],
  ["#09b850", "#ffffff", 0.45, "#95d9a0"],
  ["#2f4fd8", "#ffffff", 0.48, "#8ba8f0"],
  ["#d9805a", "#16243a", 0.22, "#ab6c56"],
  ["#123456", "#abcdef", 0, "#123456"],
])("%s with %s at %d is %s", (first, second, share, mixed) => {
  expect(mixColors(first, second, share)).toBe(mixed);
});

test("the tokens of both themes are read from the style sheets", () => {
  const { light: colors, dark } = themeColors();
  expect(colors["color-paper"]).toBe("#fbfaf7");
  expect(colors["brand-top"]).toMatch(/^#[\da-f]{6}$/);
  expect(dark["color-paper"]).toBe("#0b1220");
  expect(dark["color-white"]).toBe("#ffffff");
  expect(colors["brand-left"]).toBe(colors["picture-brand-1"]);
});
