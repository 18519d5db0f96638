import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { settingsOrStop } from "../settings-or-stop.ts";

/** Where the stamp of the sources that a build was made from is kept. */
export const stampFile = "build/source-stamp";

/** Everything that a built page can depend on; tests and server code cannot change a page, legal texts can. */
const sources = [
  "app",
  "content",
  "features",
  "public",
  "ui",
  "scripts/build",
  "scripts/vite",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
const isSource = (file: string) =>
  !/\.(test|server)\.tsx?$|\.md$/.test(file) || /^(content|features\/legal)\//.test(file);

/** A digest of all sources and of the address that the pages are built for. */
export function stampOfSources(): string {
  const { origin } = settingsOrStop();
  const hash = createHash("sha256").update(`${origin} ${new Date().getFullYear()}`);
  for (const file of sources.flatMap(filesBelow).filter(isSource)) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesBelow(entry: string): string[] {
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}
