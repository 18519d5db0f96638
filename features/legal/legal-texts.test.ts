import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import storage from "#content/storage.json" with { type: "json" };
import { fillNames } from "#features/pages/fill-names.server.ts";
import { readEntryFile } from "#features/pages/read-entry-file.server.ts";
import { storageSchema } from "#platform/content/storage-schema.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";

const files = ["legal-text", "order-text"].flatMap((kind) =>
  readdirSync(`content/entries/${kind}`).map((name) => `${kind}/${name}`),
);
function entryOf(name: string) {
  const text = readFileSync(`content/entries/${name}`, "utf8");
  const { entry, problems } = readEntryFile({ name, text });
  if (!entry) throw new Error(problems.join());
  return entry;
}
const bodyOf = (name: string, section: string, code: LanguageCode) =>
  (
    fillNames(entryOf(name), code).sections.find(({ id }) => id === section)?.values.body as
      | Record<string, string>
      | undefined
  )?.[code];

test.each(files)(
  "%s says nothing in braces in any language, and each section says something",
  (name) => {
    const { sections } = entryOf(name);
    expect(sections.every(({ hidden, type }) => hidden.length === 0 && type === "text")).toBe(true);
    for (const code of languageCodes) {
      const filled = fillNames(entryOf(name), code);
      expect(JSON.stringify(filled)).not.toMatch(/\{\w+\}/);
      for (const { values } of filled.sections)
        expect((values.body as Record<string, string>)[code]?.trim()).not.toBe("");
    }
  },
);

test("facts stand in the text as they are, signs of Markdown included; an address can be written to", () => {
  expect(bodyOf("legal-text/imprint.yaml", "provider", "de")).toContain(
    "**Yazılım Fabrikası Ltd\\. Şti\\.**",
  );
  expect(bodyOf("legal-text/imprint.yaml", "contact", "de")).toContain(
    "<info@softwarefactory.example>",
  );
});

test("a section of which nothing is left is left out, and what is no fact is named", () => {
  const entry = entryOf("legal-text/imprint.yaml");
  const [first] = entry.sections;
  const only = (body: string) => ({
    ...entry,
    sections: first ? [{ ...first, values: { heading: { tr: "A" }, body: { tr: body } } }] : [],
  });
  expect(fillNames(only("{phone}"), "tr").sections).toEqual([]);
  expect(() => fillNames(only("{fax}"), "tr")).toThrow("{fax}");
});

test("the list of what the browser keeps has its form, and every entry is on the cookie page", () => {
  const { entries } = v.parse(storageSchema, storage);
  for (const code of languageCodes) {
    const list = bodyOf("legal-text/cookies.yaml", "list", code);
    for (const name of entries.flatMap(({ names }) => names)) expect(list).toContain(`\`${name}\``);
  }
});

test("backups are deleted when the privacy text says so", () => {
  const unit = readFileSync("deploy/website-backup.service", "utf8");
  const [, olderThan = ""] = /-mtime \+(\d+)/.exec(unit) ?? [];
  // What a backup leaves that was killed is a copy of the data as well.
  const [, pattern = ""] = /-name "([^"]+)"/.exec(unit) ?? [];
  for (const left of ["x.backup", "x.backup.part", "x.backup.part-journal"])
    expect(path.matchesGlob(left, pattern)).toBe(true);
  // find counts whole days that have passed: more than 13 are 14.
  expect(Number(olderThan) + 1).toBe(wholeSite.backups.keepDays);
});
