import { expect, test } from "vitest";
import english from "#content/messages/admin/en.json" with { type: "json" };
import { entryKinds, kindOf } from "#features/pages/kinds.ts";
import { companies } from "#features/sections/pictures/client-companies.ts";
import { sectionTypes } from "#features/sections/section-types.ts";
import { socialNetworks } from "#platform/content/social-networks.ts";
import type { Field, Fields } from "#platform/fields/field.ts";
import { optionsOf as namesToChoose } from "../preview/show-draft.ts";

const { fields, options, types } = english.admin.editor;

/** Every field with its name, those of groups too. */
const each = (declared: Fields): [name: string, field: Field][] =>
  Object.entries(declared).flatMap(([name, field]) => [
    [name, field],
    ...("fields" in field ? each(field.fields) : []),
  ]);

const all = [
  ...entryKinds.map((kind) => kindOf(kind).fields),
  ...Object.values(sectionTypes),
].flatMap(each);

test("a form calls every field, every choice and every section by words", () => {
  const chosen = all.flatMap(([, field]) => optionsOf(field));
  const called = {
    fields: [all.map(([name]) => name), fields],
    options: [chosen, { ...options, ...socialNetworks, ...companies }],
    types: [Object.keys(sectionTypes), types],
  } as const;
  for (const [place, [names, words]] of Object.entries(called)) {
    const missing = [...new Set(names)].filter((name) => !Object.hasOwn(words, name));
    expect.soft(missing, `editor.${place} of content/messages/admin`).toEqual([]);
  }
});

const optionsOf = (field: Field): readonly string[] =>
  field.kind === "choice" || field.kind === "icon" ? namesToChoose(field) : [];
