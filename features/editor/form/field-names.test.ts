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
  const names = new Set(all.map(([name]) => name));
  expect.soft([...names].filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
  const chosen = new Set(all.flatMap(([, field]) => optionsOf(field)));
  const named = { ...options, ...socialNetworks, ...companies };
  expect.soft([...chosen].filter((name) => !Object.hasOwn(named, name))).toEqual([]);
  expect(Object.keys(sectionTypes).filter((name) => !Object.hasOwn(types, name))).toEqual([]);
});

const optionsOf = (field: Field): readonly string[] =>
  field.kind === "choice" || field.kind === "icon" ? namesToChoose(field) : [];
