import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import path from "node:path";

/**
 * A program that only looks at the site or its tests, with a folder and a lock of its own: among what is installed, not
 * among what is written, and none of its install scripts is run. Once it is there nothing is fetched.
 * @param locked folder of its package.json and package-lock.json
 * @returns where it is installed
 * @throws what npm said
 */
export function installApart(name: string, locked: string): string {
  const folder = path.resolve("node_modules/.cache", name);
  if (existsSync(path.join(folder, "node_modules/.package-lock.json"))) return folder;
  cpSync(locked, folder, { recursive: true });
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: folder, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${name} could not be installed:\n${stderr}`);
  return folder;
}
