import { expect, test } from "vitest";
import { parse } from "yaml";
import { languageCodes } from "../../platform/language/languages.ts";
import { filesBelow, textOf } from "./source-files.ts";

const invented = /\/(case-study|customer-story|person|job)\/|\/page\/demo-/;
const listing = new Set(["cases", "stories", "team", "jobs"]);

interface Written {
  sample?: boolean;
  sections?: { type: string; none?: Record<string, string> }[];
}

const written = filesBelow("content/entries", ".yaml")
  .filter((file) => !file.endsWith("section-gallery.yaml"))
  .map((file) => ({ file, entry: parse(textOf(file)) as Written }));

test("who and what is invented is marked, so that no public site shows it by itself", () => {
  const found = written.filter(({ file }) => invented.test(file));
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter(({ entry }) => !entry.sample).map(({ file }) => file)).toEqual([]);
});

test("a list of what may all be invented says in every language that it is empty", () => {
  const lists = written.flatMap(({ file, entry }) =>
    (entry.sections ?? [])
      .filter(({ type }) => listing.has(type))
      .map(({ none = {} }) => ({ file, says: Object.keys(none).sort() })),
  );
  expect(lists.length).toBeGreaterThan(4);
  for (const { file, says } of lists)
    expect([file, says]).toEqual([file, [...languageCodes].sort()]);
});
