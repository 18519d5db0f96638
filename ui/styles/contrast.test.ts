import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { themeColors } from "./theme-colors.ts";

/** What is read, and what it is read on. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const texts: Record<string, string[]> = {
  "color-ink": ["paper", "surface", "brand-tint", "blueprint-tint", "error-tint", "warning-tint"],
  "color-ink-soft": ["paper", "surface"],
  "color-brand": ["paper", "surface", "brand-tint"],
  "color-brand-deep": ["paper", "surface"],
  "color-blueprint": ["paper", "surface", "blueprint-tint"],
  "color-error": ["paper", "surface", "error-tint"],
  "color-warning": ["paper", "surface", "warning-tint"],
  "color-on-brand": ["brand", "brand-deep"],
};
/** Edges of controls and parts of charts. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const parts = ["color-edge", "color-brand", "color-error"].concat(
  ["1", "2", "3", "4", "5", "6"].map((place) => `series-${place}`),
);

const themes = themeColors();

test.each([
  ["#ffffff", "#000000", 21],
  ["#777777", "#ffffff", 4.48],
  ["#0a7d3c", "#0a7d3c", 1],
])("contrast of %s and %s", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test.each(["light", "dark"] as const)("every text of the %s theme can be read", (theme) => {
  const colors = themes[theme];
  const weak = Object.entries(texts).flatMap(([text, grounds]) =>
    grounds
      .map((ground) => [
        text,
        ground,
        contrast(colors[text] ?? "", colors[`color-${ground}`] ?? ""),
      ])
      // What is no number is no colour.
      .filter(([, , ratio]) => !(Number(ratio) >= 4.5)),
  );
  expect(weak).toEqual([]);
});

test.each(["light", "dark"] as const)("every control of the %s theme can be seen", (theme) => {
  const colors = themes[theme];
  const weak = parts.flatMap((part) =>
    ["color-paper", "color-surface"]
      .map((ground) => [part, ground, contrast(colors[part] ?? "", colors[ground] ?? "")])
      .filter(([, , ratio]) => !(Number(ratio) >= 3)),
  );
  expect(weak).toEqual([]);
});
