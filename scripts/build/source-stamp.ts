import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Settings } from "../../server/env.ts";
import { filesBelow } from "../checks/source-files.ts";

/** Where a build lies unless BUILD_DIR says otherwise. */
export const buildFolder = "build";
/** In the build: the stamp of the sources that it was made from. */
export const stampName = "source-stamp";

/** Whether the build that is there was made from these sources, for this address. */
export function isBuildFresh({ origin, buildDir = buildFolder }: Settings): boolean {
  const stamp = path.join(buildDir, stampName);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === stampOfSources(origin);
}

/** Everything that a built page can depend on; tests and server code cannot change a page, legal texts can. */
const sources = [
  "app",
  "content",
  // The guide that the back office shows, with its pictures.
  "docs/edit-the-site",
  ...["docs/edit-the-site.md", "docs/edit-the-site.de.md", "docs/edit-the-site.tr.md"],
  "features",
  "platform",
  "public",
  "ui",
  "scripts/build",
  "scripts/vite",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
const isSource = (file: string) =>
  !/\.(test|server)\.tsx?$|\.md$/.test(file) ||
  /^(content\/|docs\/|features\/(legal|pages|publishing)\/)/.test(file);

/** A digest of all sources and of the address that the pages are built for. */
export function stampOfSources(origin: string): string {
  const hash = createHash("sha256").update(`${origin} ${new Date().getFullYear()}`);
  for (const file of sources.flatMap(filesOf).filter(isSource)) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

const filesOf = (entry: string) => (statSync(entry).isFile() ? [entry] : filesBelow(entry, ""));
