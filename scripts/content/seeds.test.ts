import { expect, test } from "vitest";
import { readEntryFiles } from "#features/pages/entry-files.server.ts";
import { readEntryFile } from "#features/pages/read-entry-file.server.ts";
import { writeEntry } from "#features/pages/write-entry.server.ts";
import { checkFiles } from "./check-content.ts";

const files = readEntryFiles("content/entries");

test("everything in content/entries passes the gate in every language", async () => {
  expect(files.length).toBeGreaterThan(3);
  expect(await checkFiles(files)).toEqual({ broken: [], problems: [] });
});

test.each(files)("$name is what an export writes", (file) => {
  const { entry } = readEntryFile(file);
  expect(entry && writeEntry(entry)).toBe(file.text);
});
