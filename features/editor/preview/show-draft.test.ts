import { expect, test } from "vitest";
import { fillFacts } from "#features/legal/fill-facts.ts";
import { sectionTypes } from "#features/sections/section-types.ts";
import type { Fields, ShowContext } from "#platform/fields/field.ts";
import { line, richText } from "#platform/fields/fields.ts";
import { showDraft } from "./show-draft.ts";

const context: ShowContext = {
  language: "tr",
  pathOf: () => undefined,
  cardOf: () => undefined,
  cardsOf: () => [],
};

test("what is missing and must not be stands there as dots; what may be missing is left out", () => {
  const fields = { heading: line(), note: line({ required: false }) };
  expect(showDraft(fields, {}, context)).toEqual({ heading: "…" });
});

test("a text that is not right yet is shown as it is", () => {
  const fields = { heading: line({ most: 5 }), body: richText() };
  const shown = showDraft(
    fields,
    { heading: { tr: "zu lang" }, body: { tr: "<b>x</b>" } },
    context,
  );
  expect(shown).toEqual({ heading: "zu lang", body: [{ is: "p", inside: ["<b>x</b>"] }] });
});

test.each(Object.entries(sectionTypes))("an empty %s can be shown", (_, fields) => {
  expect(() => showDraft(fields as Fields, {}, context)).not.toThrow();
});

test("names in braces are filled in, as on the page; one that is half written stays", () => {
  const names = { email: "<info@company.example>" };
  const fill = (text: string) => fillFacts(text, names, { isDraft: true });
  const written = { body: { tr: "Yazın: {email} {em}" } };
  expect(showDraft({ body: richText() }, written, { ...context, fill })).toMatchObject({
    body: [{ inside: ["Yazın: ", { is: "link", inside: ["info@company.example"] }, " {em}"] }],
  });
});
