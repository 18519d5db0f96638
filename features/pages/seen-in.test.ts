import { expect, test } from "vitest";
import { languageCodes } from "#platform/language/languages.ts";
import type { EntryDocument } from "./entry-document.ts";
import { seenIn } from "./seen-in.ts";

const text = (id: string, tr: string, en: string) => ({
  ...{ id, type: "text", hidden: [] },
  values: { body: { tr, en: { value: en, of: "hash" } } },
});
const page: EntryDocument = {
  ...{ id: "page", kind: "page", sample: false, slugs: {}, path: "/page" },
  values: { title: { tr: "Sayfa", en: { value: "Page", of: "hash" } } },
  sections: [text("first", "Bir", "One"), text("second", "İki", "Two")],
};
const [first, second] = page.sections as [
  EntryDocument["sections"][0],
  EntryDocument["sections"][0],
];

/** The languages whose visitors see something else than on `page`. */
const differs = (changes: Partial<EntryDocument>) =>
  languageCodes.filter((code) => seenIn({ ...page, ...changes }, code) !== seenIn(page, code));

test.each<[string, string[], Partial<EntryDocument>]>([
  ["nothing", [], {}],
  ["English words", ["en"], { sections: [first, text("second", "İki", "Both")] }],
  [
    "Turkish words, of which a translation is older now",
    ["tr"],
    { sections: [first, text("second", "İkisi", "Two")] },
  ],
  [
    "a translation that was looked at again",
    [],
    { values: { title: { tr: "Sayfa", en: { value: "Page", of: "other" } } } },
  ],
  [
    "a section that German does not show any more",
    ["de"],
    { sections: [first, { ...second, hidden: ["de"] }] },
  ],
  ["the order", ["tr", "en", "de"], { sections: [second, first] }],
  ["the address", ["tr", "en", "de"], { path: "/other" }],
  ["a slug", ["en"], { slugs: { en: "other" } }],
])("%s: visitors of %j see something else", (_, languages, changes) => {
  expect(differs(changes)).toEqual(languages);
});
