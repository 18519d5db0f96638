import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { bundleFile, findBundle, stampOf, stampsFile } from "./find-bundle.ts";

test("one file is taken as long as all of its sources are as they were", () => {
  const root = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  expect(findBundle(root)).toBeUndefined();
  write("server/one.ts", "1");
  write("platform/two.ts", "2");
  const stamps = ["server/one.ts", "platform/two.ts"].map((file) => [
    file,
    stampOf(path.join(root, file)),
  ]);
  write(stampsFile, JSON.stringify(Object.fromEntries(stamps)));
  write(bundleFile, "");
  expect(findBundle(root)).toMatch(/^file:.*\/build\/server\/server\.js$/);

  const two = path.join(root, "platform/two.ts");
  utimesSync(two, new Date(), new Date(Date.now() + 5_000));
  expect(findBundle(root)).toBeUndefined();
});
