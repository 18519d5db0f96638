import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StaticManifest } from "#platform/http/static-manifest.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { fakeBuild } from "./fake-build.ts";

/** A small build that can render entries, by a bundle made by hand; the folder for `startServer`. */
export function renderingBuild(
  build = "build-1",
  { assets = {}, ...told }: { assets?: Record<string, string>; origin?: string } = {},
): string {
  const buildDir = fakeBuild({
    ...assets,
    "/assets/site-1.css": ".card{color:red}",
    ...Object.fromEntries(
      languageCodes.map((code) => [localizedPath("/site.webmanifest", code), "{}"]),
    ),
  });
  mkdirSync(path.join(buildDir, "render"));
  cpSync("tests/support/render-bundle.js", path.join(buildDir, "render/index.js"));
  const file = path.join(buildDir, "static-manifest.json");
  const manifest: StaticManifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...manifest, build, ...told }));
  return buildDir;
}
