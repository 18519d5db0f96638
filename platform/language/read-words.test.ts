import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { languageCodes } from "./languages.ts";
import { readWords } from "./read-words.ts";

test("a file of words that is no JSON is told by its name", () => {
  const folder = path.join(temporaryFolder(), "words");
  mkdirSync(folder);
  for (const code of languageCodes) writeFileSync(path.join(folder, `${code}.json`), "{}");
  const words = path.relative(path.resolve("content"), folder);
  expect(Object.keys(readWords(words))).toEqual(languageCodes);
  writeFileSync(path.join(folder, "de.json"), '{ "nav" "x" }');
  expect(() => readWords(words)).toThrow(/words\/de\.json: .*line 1 column 9/);
  rmSync(path.join(folder, "de.json"));
  expect(() => readWords(words)).toThrow(/words\/de\.json: is missing/);
});
