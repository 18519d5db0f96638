import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WholeWords } from "./whole-words.tsx";

/** What stands in one line whatever the width. */
const wholeIn = (text: string) =>
  [...renderToStaticMarkup(<WholeWords>{text}</WholeWords>).matchAll(/nowrap">([^<]*)</g)].map(
    ([, word]) => word,
  );

test.for([
  ["Ihre E-Mail-Adresse, bitte", ["E-Mail-Adresse"]],
  ["e-Fatura ve e-İrsaliye", ["e-Fatura", "e-İrsaliye"]],
  ["Montag, 09:00–18:00 Uhr", ["09:00–18:00"]],
  ["örneğin K7QM-2XPD.", ["K7QM-2XPD"]],
  ["ein Peppol-Zugangspunkt, XK7QM-2XPD9", []],
] as const)("%s", ([text, whole]) => {
  expect(wholeIn(text)).toEqual(whole);
});
