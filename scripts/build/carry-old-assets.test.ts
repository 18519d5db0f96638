import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { carryOldAssets } from "./carry-old-assets.ts";

const day = 24 * 3_600_000;

test("a build gets the hashed files of those before it, for a week", () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const file = (name: string, cache: string) => {
    mkdirSync(path.join(from, "client/assets"), { recursive: true });
    writeFileSync(path.join(from, "client", name), name);
    return { file: name, cache };
  };
  const manifest = {
    files: [
      file("assets/last-12345678.js", "immutable"),
      file("assets/old-12345678.js", "immutable"),
      file("index.html", "revalidate"),
    ],
  };
  writeFileSync(path.join(from, "static-manifest.json"), JSON.stringify(manifest));
  const known = { "assets/old-12345678.js": Date.now() - 8 * day };
  writeFileSync(path.join(from, "old-assets.json"), JSON.stringify(known));

  carryOldAssets({ from, to });
  const isThere = manifest.files.map(({ file }) => existsSync(path.join(to, "client", file)));
  expect(isThere).toEqual([true, false, false]);
  carryOldAssets({ from: temporaryFolder(), to });
});
