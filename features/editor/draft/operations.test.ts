import { expect, test } from "vitest";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { textHash } from "#platform/fields/text-hash.server.ts";
import type { Operation } from "./operation-schema.ts";
import { applyOperation, invert, standsAgainst } from "./operations.ts";
import { Gone } from "./places.ts";

const entry: EntryDocument = {
  ...{ id: "first", kind: "page", sample: false, slugs: {}, path: "/first" },
  values: { title: { tr: "Eski", en: { value: "Old", of: textHash("Eski") } } },
  sections: [
    { id: "why", type: "text", hidden: [], values: { heading: { tr: "Neden" } } },
    {
      ...{ id: "ask", type: "questions", hidden: [] },
      values: { groups: [{ id: "a", heading: { tr: "A" } }, { id: "b" }] },
    },
  ],
};

const apply = (...operations: Operation[]) =>
  operations.reduce((document, one) => applyOperation(document, one, textHash), entry);

test("a value is set where it stands, and everything else stays the same object", () => {
  const to = "Niçin";
  const after = apply({ do: "set", at: "sections.why.heading", language: "tr", to });
  expect(after.sections[0]?.values).toEqual({ heading: { tr: to } });
  expect(after.sections[1]).toBe(entry.sections[1]);
  expect(after.values).toBe(entry.values);
});

test("a translation keeps the hash of what it is made from: it stays what it was when that changes, until it fits", () => {
  const stale = apply({ do: "set", at: "title", language: "tr", to: "Yeni" });
  expect(stale.values.title).toEqual({ tr: "Yeni", en: { value: "Old", of: textHash("Eski") } });
  const fits = applyOperation(stale, { do: "fits", at: "title", language: "en" }, textHash);
  expect(fits.values.title).toMatchObject({ en: { value: "Old", of: textHash("Yeni") } });
});

test("a machine's text is a person's once they write it or say that it fits, and the machine's again when that is taken back", () => {
  const said = { value: "Old", of: textHash("Eski"), machine: true as const };
  const before = { ...entry, values: { title: { tr: "Eski", en: said } } };
  for (const step of [
    { do: "fits", at: "title", language: "en" },
    { do: "set", at: "title", language: "en", to: "Old" },
    { do: "set", at: "title", language: "en", to: "New" },
  ] as const) {
    const after = applyOperation(before, step, textHash);
    expect(after.values.title).toMatchObject({ en: { of: said.of } });
    expect(after.values.title).not.toMatchObject({ en: { machine: true } });
    const back = invert(before, step).reduce(
      (one, undo) => applyOperation(one, undo, textHash),
      after,
    );
    expect(back).toEqual(before);
  }
});

const steps: Operation[] = [
  { do: "set", at: "title", language: "en", to: "New" },
  { do: "set", at: "title", language: "de", to: "Neu" },
  { do: "set", at: "title", language: "en" },
  { do: "set", at: "heading", language: "tr", to: "Başlık" },
  { do: "set", at: "path", to: "/second" },
  { do: "set", at: "slug", language: "en", to: "second" },
  { do: "set", at: "sample", to: true },
  { do: "fits", at: "title", language: "en" },
  {
    do: "add",
    at: "sections",
    after: null,
    item: { id: "new", type: "text", hidden: [], values: {} },
  },
  { do: "add", at: "sections.ask.groups", after: "a", item: { id: "c" } },
  { do: "remove", at: "sections", id: "why" },
  { do: "remove", at: "sections.ask.groups", id: "b" },
  { do: "move", at: "sections", id: "ask", after: null },
  { do: "move", at: "sections.ask.groups", id: "a", after: "b" },
  { do: "hide", id: "why", languages: ["de"] },
  { do: "set", at: "sections.ask.groups.b.heading", language: "tr", to: "B" },
];

/** The same entry later: a translation that is behind, names of its own, a section that one language does not show. */
const later: EntryDocument = {
  ...entry,
  ...{ sample: true, slugs: { tr: "bir", en: "one" } },
  values: { title: { tr: "Yeni", en: { value: "Old", of: textHash("Eski") } } },
  sections: entry.sections.map((section) => ({ ...section, hidden: ["en"] })),
};

test.each(steps)("%j is taken back whole, and twice is as once", (step) => {
  for (const document of [entry, later]) {
    const after = applyOperation(document, step, textHash);
    const back = invert(document, step).reduce(
      (one, undo) => applyOperation(one, undo, textHash),
      after,
    );
    expect(back).toEqual(document);
    expect(applyOperation(after, step, textHash)).toEqual(after);
  }
});

test("names, path and sample stand beside the fields", () => {
  const set = (at: string, to: unknown, language?: "tr" | "en") =>
    applyOperation(later, { do: "set", at, to, language }, textHash);
  expect(set("slug", "uno", "en")).toEqual({ ...later, slugs: { tr: "bir", en: "uno" } });
  expect(set("slug", undefined, "en").slugs).toStrictEqual({ tr: "bir" });
  expect(set("path", undefined).path).toBe("");
  expect(set("sample", "yes")).toEqual({ ...later, sample: false });
  expect(applyOperation(entry, { do: "set", at: "sample", to: true }, textHash).sample).toBe(true);
});

test("what holds nothing any more is not there any more; the list of sections stays", () => {
  const remove = (at: string, id: string): Operation => ({ do: "remove", at, id });
  const groups = "sections.ask.groups";
  expect(apply(remove(groups, "a"), remove(groups, "b")).sections[1]?.values).toStrictEqual({});
  expect(apply(remove("sections", "why"), remove("sections", "ask")).sections).toEqual([]);
  const without = apply({ do: "set", at: "sections.why.heading", language: "tr" });
  expect(without.sections[0]?.values).toStrictEqual({});
  const add: Operation = { do: "add", at: "sections.why.groups", after: null, item: { id: "a" } };
  expect(apply(add).sections[0]?.values.groups).toEqual([{ id: "a" }]);
});

test("a step that finds nothing to do changes nothing, and there is nothing to take back", () => {
  const nothing: Operation[] = [
    { do: "move", at: "sections", id: "gone", after: null },
    { do: "move", at: "sections", id: "ask", after: "ask" },
    { do: "fits", at: "title", language: "de" },
    { do: "fits", at: "title", language: "tr" },
    { do: "remove", at: "sections", id: "gone" },
  ];
  for (const step of nothing) expect(apply(step)).toEqual(entry);
  for (const step of nothing.slice(2)) expect(invert(entry, step)).toEqual([]);
});

test("a section is hidden in the languages that are named, and a translation without a source is made from nothing", () => {
  const hidden = apply({ do: "hide", id: "why", languages: ["de", "tr"] });
  expect(hidden.sections.map((section) => section.hidden)).toEqual([["tr", "de"], []]);
  const alone = apply({ do: "set", at: "note", language: "en", to: "Alone" });
  expect(alone.values.note).toEqual({ en: { value: "Alone", of: textHash("") } });
});

test("what is done to something that is gone says so, and behind something that is gone is the end", () => {
  expect(() => apply({ do: "set", at: "sections.gone.heading", to: 1 })).toThrow(Gone);
  const moved = apply({ do: "move", at: "sections", id: "why", after: "gone" });
  expect(moved.sections.map(({ id }) => id)).toEqual(["ask", "why"]);
});

test("a text that is another one than was seen stands against a step, unless both say the same", () => {
  const step = { do: "set", at: "title", language: "en", to: "New" } as const;
  expect(standsAgainst(entry, { ...step, was: "Old" })).toBe(false);
  expect(standsAgainst(entry, { ...step, was: "Older" })).toBe(true);
  expect(standsAgainst(entry, { ...step, was: "Older", to: "Old" })).toBe(false);
  expect(standsAgainst(entry, { do: "fits", at: "title", language: "en", was: "Older" })).toBe(
    false,
  );
});
