import { expect, test } from "vitest";
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

/** The share of light that a colour `#rrggbb` gives back. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 (the same) to 21 (black on white). https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
