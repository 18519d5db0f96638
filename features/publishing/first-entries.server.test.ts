import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readFirstEntries, writeFirstEntries } from "./first-entries.server.ts";

test("a site begins with what the build has read, until one of the files is another", () => {
  const [buildDir, seedsDir] = [temporaryFolder(), temporaryFolder()];
  const write = (title: string) =>
    writeFileSync(path.join(seedsDir, "post/first.yaml"), `title: { tr: ${title} }`);
  const begin = () =>
    readFirstEntries(buildDir, seedsDir).map(({ values }) => JSON.stringify(values.title));
  mkdirSync(path.join(seedsDir, "post"));
  write("Bir");
  expect(begin()).toEqual([expect.stringContaining("Bir")]);

  writeFirstEntries(buildDir, seedsDir, readFirstEntries(buildDir, seedsDir));
  const kept = path.join(buildDir, "first-release/entries.json");
  writeFileSync(kept, readFileSync(kept, "utf8").replace("Bir", "Kept"));
  expect(begin()).toEqual([expect.stringContaining("Kept")]);
  const [post, job] = ["post", "job"].map((kind) => path.join(seedsDir, kind));
  renameSync(String(post), String(job));
  expect(begin()).toEqual([expect.stringContaining("Bir")]);
  renameSync(String(job), String(post));
  expect(begin()).toEqual([expect.stringContaining("Kept")]);
  write("Iki");
  expect(begin()).toEqual([expect.stringContaining("Iki")]);
  writeFileSync(path.join(seedsDir, "post/second.yaml"), "title: { tr: Uc }");
  expect(begin()).toHaveLength(2);
  rmSync(seedsDir, { recursive: true });
  expect(begin).toThrow("is no folder");
});
