import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { StaticFile, StaticManifest } from "#platform/http/static-manifest.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { barePath, languageOfPath } from "#platform/language/localized-path.ts";

/** A build that can render entries. */
export interface SiteBuild {
  build: string;
  origin: string;
  buildDir: string;
  /** The addresses of its own pages, without a language. */
  paths: string[];
  /** The addresses of all its files. */
  files: ReadonlySet<string>;
  /** Its pages with the menus of the site, in each language. */
  screens: Screen[];
}

/** A page of the build that is no entry: it is rendered again when its menus change. */
export interface Screen {
  /** With the language's prefix. */
  address: string;
  language: LanguageCode;
  status: StaticFile["status"];
}

/** Undefined where there is no build, or one that keeps no bundle to render with. */
export function readSiteBuild(buildDir: string | undefined): SiteBuild | undefined {
  if (buildDir === undefined || !existsSync(path.join(buildDir, "render/index.js")))
    return undefined;
  const manifest = readFileSync(path.join(buildDir, "static-manifest.json"), "utf8");
  const { build, origin, files }: StaticManifest = JSON.parse(manifest);
  if (build === undefined) return undefined;
  const pages = files.filter(({ inline }) => inline !== undefined);
  return {
    ...{ build, origin, buildDir },
    files: new Set(files.map(({ path }) => path)),
    paths: [...new Set(pages.map(({ path }) => barePath(path)))],
    screens: pages
      .filter(({ frames }) => !frames)
      .map(({ path, status }) => ({
        address: path,
        language: languageOfPath(path).code,
        status,
      })),
  };
}
