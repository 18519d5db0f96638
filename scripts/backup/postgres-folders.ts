import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** Debian keeps one folder a version, and puts wrappers into PATH that may choose an older one. */
const debianFolder = "/usr/lib/postgresql";

/** Folders that may hold PostgreSQL's programs: Debian's, the newest first, then those of PATH. */
export function postgresFolders(): string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, "bin"));
  return [...debian, ...(process.env.PATH ?? "").split(path.delimiter)];
}
