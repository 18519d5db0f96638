import { expect, test } from "vitest";
import { postFile } from "../../tests/support/posts.ts";
import { readEntryFile } from "./read-entry-file.server.ts";
import { NoSuchField, setField } from "./set-field.server.ts";

const post = () => {
  const { entry } = readEntryFile(postFile("first", "Title"));
  if (!entry) throw new Error("The post of the tests is broken.");
  return entry;
};
const changed = (field: string, value: string) => readEntryFile(setField(post(), field, value));

test("a field of the entry, of a section and of a language is another one, and everything else as it was", () => {
  const before = post();
  const { entry, problems } = changed("sections.first.heading.en", "Another: heading");
  expect(problems).toEqual([]);
  const [section] = entry?.sections ?? [];
  expect(section?.values.heading).toMatchObject({ en: { value: "Another: heading" } });
  expect({ ...entry, sections: [] }).toEqual({ ...before, sections: [] });
  expect(changed("date", "2026-12-24").entry?.values.date).toBe("2026-12-24");
  expect(changed("slug.de", "erster").entry?.slugs.de).toBe("erster");
});

test("translations of a text that changes are stale, and the one that is made anew is not", () => {
  const title = changed("title.tr", "Yeni").entry?.values.title as Record<string, { of: string }>;
  const old = post().values.title as Record<string, { of: string }>;
  expect(title.en?.of).toBe(old.en?.of);
  expect(title).toMatchObject({ tr: "Yeni" });
});

test("what is not there is named with what is", () => {
  expect(() => changed("sections.second.heading.en", "x")).toThrow(
    new NoSuchField("sections has no second: there are first"),
  );
  expect(() => changed("date.en", "x")).toThrow(/date is one value/);
  expect(changed("colour", "red").problems.length).toBeGreaterThan(0);
});
