import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColors } from "#ui/styles/theme-colors.ts";
import { colorsIn, tokensIn } from "./written-colors.ts";

test.each([
  ['fill="#0a7d3c"', ["#0a7d3c"]],
  ["color: #FFF;", ["#FFF"]],
  ["background: rgb(11 18 32 / 55%);", ["rgb(11 18 32 / 55%)"]],
  ['import { a } from "#app/a.ts"; link("#features"); entity("&#39;"); /* #fff */', []],
  ["color-mix(in oklab, var(--color-ink) 40%, transparent)", []],
])("colours of %s", (source, colors) => {
  expect(colorsIn(source)).toEqual(colors);
});

test("tokens that are defined are told from those that are used", () => {
  const sheet = ".a { --b: 1px; color: var(--c); width: var(--d, 2px); /* var(--e) */ }";
  expect(tokensIn(sheet)).toEqual({ defined: ["--b"], used: ["--c"] });
});

test("the icons have the colours of the mark: else run `npx node scripts/make-icons.ts`", () => {
  const { light } = themeColors();
  const icon = readFileSync("public/favicon.svg", "utf8");
  for (const side of ["top", "left", "right"])
    expect(icon).toContain(`fill="${light[`mark-${side}`]}"`);
});
