import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sheets } from "./drawings.tsx";

const pictures = Object.values(sheets).flatMap((sheet) => Object.entries(sheet));
/** Scenes of a whole width. */
const large = ["hero", "map-eskisehir"];
const drawn = pictures.map(([name, element]) => ({
  name,
  markup: renderToStaticMarkup(element),
  again: renderToStaticMarkup(element),
}));

test.each(drawn)(
  "$name is drawn the same each time, small and without styles",
  ({ name, markup, again }) => {
    expect(again).toBe(markup);
    expect(markup.length).toBeLessThanOrEqual(large.includes(name) ? 6000 : 4096);
    expect(markup).not.toMatch(/style=|<style|NaN|undefined/);
  },
);

test.each(drawn)("$name takes every colour from the tokens", ({ markup }) => {
  const colours = [...markup.matchAll(/ (?:fill|stroke|color)="([^"]+)"/g)].map(
    ([, value]) => value,
  );
  for (const colour of colours) expect(colour).toMatch(/^(var\(--[\w-]+\)|none|currentColor)$/);
});

test.each(drawn)("$name says nothing to assistive technology", ({ markup }) => {
  expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
});

test("names for <use> are unique among the pictures, and each is there", () => {
  const ids = drawn
    .filter(({ name }) => !/-(en|de)$/.test(name))
    .flatMap(({ markup }) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { markup } of drawn) {
    for (const [, id] of markup.matchAll(/href="#([^"]+)"/g))
      expect(markup).toContain(`id="${id}"`);
  }
});
