import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { StaticManifest } from "../../platform/http/static-manifest.server.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { carryOldAssets } from "./carry-old-assets.ts";

const day = 24 * 3_600_000;
const origin = "https://example.com";

test("a build gets the hashed files of those before it, for a week, and says of which it has all", () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const file = (name: string, cache: string) => {
    mkdirSync(path.join(from, "client/assets"), { recursive: true });
    writeFileSync(path.join(from, "client", name), name);
    return { file: name, cache };
  };
  const daysAgo = (days: number) => Date.now() - days * day;
  const manifest = {
    ...{ build: "last", origin },
    earlier: [
      { build: "before", origin, since: daysAgo(6) },
      { build: "long ago", origin, since: daysAgo(8) },
    ],
    files: [
      file("assets/last-12345678.js", "immutable"),
      file("assets/old-12345678.js", "immutable"),
      file("index.html", "revalidate"),
    ],
  };
  writeFileSync(path.join(from, "static-manifest.json"), JSON.stringify(manifest));
  const known = { "assets/old-12345678.js": daysAgo(8) };
  writeFileSync(path.join(from, "old-assets.json"), JSON.stringify(known));

  const earlier: StaticManifest["earlier"] = carryOldAssets({ from, to });
  expect(earlier?.map(({ build }) => build)).toEqual(["last", "before"]);
  expect(earlier?.[0]).toMatchObject({ origin, since: expect.closeTo(Date.now(), -5) });
  const isThere = manifest.files.map(({ file }) => existsSync(path.join(to, "client", file)));
  expect(isThere).toEqual([true, false, false]);
  expect(carryOldAssets({ from: temporaryFolder(), to })).toEqual([]);
});
