import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LineBreaks } from "./line-breaks.tsx";

const markupOf = (text: string) => renderToStaticMarkup(<LineBreaks>{text}</LineBreaks>);

test("an address may break before its @, a reference stays whole, and the text is the same", () => {
  const text = "K7QM-2XPD: ayse@firma.example, Re: 3HPC-SHLZ";
  const markup = markupOf(text);
  expect(markup).toContain("ayse<wbr/>@firma.example");
  for (const reference of ["K7QM-2XPD", "3HPC-SHLZ"])
    expect(markup).toContain(`<span class="admin-whole">${reference}</span>`);
  expect(markup.replace(/<[^>]*>/g, "")).toBe(text);
});

test("what only looks alike is left alone", () => {
  for (const text of ["Wien-Mitte", "XK7QM-2XPD", "–", ""])
    expect(markupOf(text)).toBe(`<span>${text}</span>`);
});
