import { expect, test } from "vitest";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { fieldAt, placeOf } from "./find-place.ts";

const text = (id: string, heading: string, body: string) => ({
  ...{ id, type: "text", hidden: [] },
  values: { heading: { tr: heading }, body: { tr: body } },
});

const entry: EntryDocument = {
  ...{ id: "first", kind: "page", sample: false, slugs: {}, path: "/first" },
  values: { title: { tr: "Sayfa" }, heading: { tr: "Merhaba" } },
  sections: [text("one", "Aynı", "Bir **kalın** söz.\n\n- madde"), text("two", "Aynı", "Aynı")],
};

test.each([
  ["of the page itself", { text: "Merhaba", nth: 0 }, "heading"],
  ["of a section", { section: "one", text: "Aynı", nth: 0 }, "sections.one.heading"],
  ["twice in one section", { section: "two", text: "Aynı", nth: 1 }, "sections.two.body"],
  [
    "a part of running text",
    { section: "one", text: "Bir kalın söz.", nth: 0 },
    "sections.one.body",
  ],
  ["with more around it", { section: "one", text: "1. Aynı →", nth: 0 }, "sections.one.heading"],
  ["of nobody", { section: "one", text: "Ana sayfa", nth: 0 }, undefined],
])("a text that is clicked leads to its field: %s", (_, place, field) => {
  expect(fieldAt(entry, "tr", place)).toBe(field);
});

test("a field leads to its text, and there and back is the same field", () => {
  for (const at of [
    "heading",
    "sections.one.heading",
    "sections.two.heading",
    "sections.two.body",
  ]) {
    const place = placeOf(entry, "tr", at);
    expect(place && fieldAt(entry, "tr", place), at).toBe(at);
  }
  expect(placeOf(entry, "tr", "sections.one.looks")).toMatchObject({ section: "one", text: "" });
});
