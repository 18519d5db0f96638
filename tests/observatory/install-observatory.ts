import { spawnSync } from "node:child_process";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";

const locked = path.join(import.meta.dirname, "package");
/** Among what is installed and not among what is written. */
const folder = path.resolve("node_modules/.cache/observatory");

/** Where the package's own code lies. */
export const observatory = path.join(folder, "node_modules/@mdn/mdn-http-observatory");
const preloadList = path.join(observatory, "conf/hsts-preload.json");

/** Before the first test: the locked packages, no script of theirs run, and an empty list of preloaded hosts. */
export default function installObservatory(): void {
  if (existsSync(preloadList)) return;
  cpSync(locked, folder, { recursive: true });
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: folder, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The Observatory could not be installed:\n${stderr}`);
  writeFileSync(preloadList, "{}");
}
