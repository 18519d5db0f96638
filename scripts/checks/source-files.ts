import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Every folder of the project's root that people write in. */
export function sourceFolders(): string[] {
  // Those that are made, not written, git ignores.
  const ignored = textOf(".gitignore").split("\n");
  const made = new Set(ignored.map((line) => line.replaceAll("/", "")));
  return readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !made.has(entry.name))
    .map((entry) => entry.name);
}

/** The files below a folder that end in one of the endings, sorted; paths from the root. */
export function filesBelow(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .sort();
}

export interface SourceImport {
  /** As it is written: `#features/…`, `./x.ts`, `hono`. */
  specifier: string;
  /** Gone at run time. */
  typeOnly: boolean;
}

const importPattern =
  /^(?:import|export)\s+(?<type>type\s)?(?:[^'"`;]*?\sfrom\s+)?["'](?<specifier>[^"']+)["']|\bimport\(\s*["'](?<loaded>[^"']+)["']\s*\)/gm;

/** What a TypeScript file imports, in the forms that the formatter writes. */
export function importsOf(source: string): SourceImport[] {
  return [...source.matchAll(importPattern)].map(({ groups }) => ({
    specifier: groups?.specifier ?? groups?.loaded ?? "",
    typeOnly: groups?.type !== undefined,
  }));
}

/** Where an import leads inside the project, from its root; undefined for packages and built-ins. */
export function targetOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1).replace(/\?.*$/, "");
  if (!specifier.startsWith(".")) return undefined;
  return path.posix.join(path.posix.dirname(importer), specifier).replace(/\?.*$/, "");
}

/** A file's text; for checks that read each file once. */
export function textOf(file: string): string {
  return readFileSync(file, "utf8");
}

/** Files of all source folders with one of these endings. */
export const sources = (...endings: string[]): string[] =>
  sourceFolders().flatMap((folder) => filesBelow(folder, ...endings));
