import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StaticManifest } from "../../platform/http/static-manifest.server.ts";

const week = 7 * 24 * 3_600_000;
/** Which hashed files of earlier releases are still served, and since when they are old. */
const register = "old-assets.json";

/**
 * Keeps the hashed files of earlier releases for a week: a page that a visitor opened before an upgrade
 * may still ask for them (React Router reloads for ever when one is missing), also of a static host.
 */
export function carryOldAssets({ from, to }: { from: string; to: string }): void {
  const manifestFile = path.join(from, "static-manifest.json");
  if (!existsSync(manifestFile)) return;
  const known: Record<string, number> = readJson(path.join(from, register)) ?? {};
  const carried: Record<string, number> = {};
  const { files } = readJson(manifestFile) as StaticManifest;
  for (const { file, cache } of files) {
    const target = path.join(to, "client", file);
    const since = known[file] ?? Date.now();
    if (cache !== "immutable" || existsSync(target) || Date.now() - since > week) continue;
    cpSync(path.join(from, "client", file), target);
    carried[file] = since;
  }
  writeFileSync(path.join(to, register), JSON.stringify(carried));
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
