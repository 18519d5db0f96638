import { expect, test } from "vitest";
import { createFinder } from "./find-entries.ts";
import type { SearchEntry } from "./search-index.ts";

const entries: SearchEntry[] = [
  { kind: "page", title: "İletişim", text: "Bize yazın.", url: "/contact" },
  { kind: "page", title: "Datenschutz", text: "Welche Daten wir verarbeiten.", url: "/privacy" },
  { kind: "office", title: "Isparta", text: "Türkiye", url: "/contact#isparta", on: "İletişim" },
  {
    kind: "section",
    title: "Speicherdauer",
    text: "Straße, Größe",
    url: "/privacy#r",
    on: "Datenschutz",
  },
  { kind: "service", title: "Mobil", text: "iOS ve Android uygulamaları", url: "/#services" },
];
const find = createFinder(entries);
const titles = (query: string) => find(query).flatMap((group) => group.entries.map((e) => e.title));

test.each(["ISPARTA", "ısparta", "isparta", "İSPARTA", "ispa", "ıspa"])(
  "%s finds Isparta",
  (query) => {
    expect(titles(query)).toEqual(["Isparta"]);
  },
);

test.each(["strasse", "STRASSE", "straße", "groesse", "grö"])("%s finds its section", (query) => {
  expect(titles(query)).toEqual(["Speicherdauer"]);
});

test("every word has to be found, wherever it stands", () => {
  expect(titles("android mobil")).toEqual(["Mobil"]);
  expect(titles("android datenschutz")).toEqual([]);
});

test("a title is worth more than a text, and its group comes first", () => {
  expect(titles("datenschutz")).toEqual(["Datenschutz", "Speicherdauer"]);
  expect(find("iletişim").map(({ kind }) => kind)).toEqual(["page", "office"]);
});

test("two letters are found at the beginning of words only", () => {
  expect(titles("ob")).toEqual([]);
  expect(titles("obi")).toEqual(["Mobil"]);
});

test("nothing is found by nothing", () => {
  expect(find("  … ")).toEqual([]);
});

test("where nothing is found, slips are mended, and what was looked for instead is said", () => {
  expect(find("datenshutz").map(({ instead }) => instead)).toEqual(["datenschutz", "datenschutz"]);
  expect(titles("datenshutz")).toEqual(titles("datenschutz"));
  expect(titles("andriod mobil")).toEqual(["Mobil"]);
  expect(find("datenschutz").map(({ instead }) => instead)).toEqual([undefined, undefined]);
  expect(find("xylophon")).toEqual([]);
  expect(find("andriod datenschutz")).toEqual([]);
});

test("what a word is the whole title of comes before what has it among others", () => {
  const both = createFinder([
    { kind: "page", title: "Yapay zekâ ne zaman", text: "", url: "/a" },
    { kind: "service", title: "Yapay zekâ", text: "", url: "/b" },
  ]);
  expect(both("yapay zeka").map(({ kind }) => kind)).toEqual(["service", "page"]);
});

test("words that are not shown are found", () => {
  const help = createFinder([
    { kind: "help", title: "Parola ve giriş", text: "", url: "/p", words: "şifre unuttum" },
  ]);
  expect(help("ŞİFRE")[0]?.entries[0]?.url).toBe("/p");
});

test("a page is found by what a menu calls it", () => {
  const legal = createFinder([
    { kind: "page", title: "Allgemeine Geschäftsbedingungen", text: "", url: "/t", names: ["AGB"] },
    { kind: "section", title: "Unsere AGB gelten", text: "", url: "/s" },
  ]);
  expect(legal("agb").map(({ kind }) => kind)).toEqual(["page", "section"]);
});
