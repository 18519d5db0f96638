import { expect, test } from "vitest";
import { checkWords } from "./check-words.server.ts";

const said = (id: string, text: string) =>
  checkWords("interface-words", { items: [{ id, text: { de: { value: text, of: "" } } }] }, "de");

test("what has to be around words is asked for as it has to be written", () => {
  expect(said("forms-privacy", "Mehr: <link>Datenschutz</link>")).toEqual([]);
  expect(said("forms-privacy", "Mehr dazu.")).toMatchObject([
    { code: "wordLacks", value: "<link>…</link>" },
  ]);
  // A page that put something in for it would say a piece of its program.
  expect(said("forms-privacy", "Datenschutz: {link}")).toMatchObject([
    { code: "wordLacks", value: "<link>…</link>" },
  ]);
  expect(said("forms-privacy", "<link>Datenschutz</link> <b>hier</b>")).toMatchObject([
    { code: "wordUnknown", value: "<b>…</b>" },
  ]);
});

test("what is put in is no mark around words, and nothing but a word", () => {
  expect(said("search-none", "Kein Treffer für {query}.")).toEqual([]);
  expect(said("search-none", "Kein Treffer: <query>hier</query>.")).toMatchObject([
    { code: "wordLacks", value: "{query}" },
  ]);
  expect(said("search-none", "Kein Treffer: {query, date, short}.")).toMatchObject([
    { code: "wordLacks", value: "{query}" },
  ]);
});

test("a count is said in as many forms as somebody likes", () => {
  expect(said("search-found", "{count, plural, one {einer} other {#}}")).toEqual([]);
  expect(said("search-found", "Treffer: {count}")).toEqual([]);
  expect(said("search-found", "Treffer")).toMatchObject([{ code: "wordLacks", value: "{count}" }]);
  expect(said("search-found", "{count, plural, one {einer}}")).toMatchObject([
    { code: "wordForm" },
  ]);
});

test("what a straight quotation mark keeps from being put in is named for what it is, and not as missing", () => {
  expect(said("search-none", "Kein Treffer für '{query}'.")).toMatchObject([
    { code: "wordQuoted", value: "{query}" },
  ]);
  expect(said("forms-privacy", "'<link>Datenschutz</link>'")).toMatchObject([
    { code: "wordQuoted", value: "<link>…</link>" },
  ]);
  expect(said("search-none", "Kein Treffer für ‚{query}‘: so gibt's nichts.")).toEqual([]);
  expect(said("search-none", "Kein Treffer für 'dieses Wort'.")).toMatchObject([
    { code: "wordLacks", value: "{query}" },
  ]);
});
