import { execFileSync } from "node:child_process";
import { readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
const git = (...args: string[]) =>
  execFileSync("git", ["-C", root, ...args], {
    maxBuffer: 1 << 30,
    stdio: ["ignore", "pipe", "ignore"],
  });

/**
 * The code as it was before its newest migration, in a folder of its own with the packages of today; undefined where
 * there is no history to take it from.
 */
export function releaseBefore(): { folder: string; migration: string } | undefined {
  const migrations = path.join(root, "server/database/migrations");
  const numbered = readdirSync(migrations).filter((file) => /^\d{3}-/.test(file));
  const migration = numbered.sort().at(-1) ?? "";
  try {
    const file = `server/database/migrations/${migration}`;
    const added = String(git("log", "--diff-filter=A", "--format=%H", "-1", "--", file)).trim();
    const code = git("archive", `${added}^`);
    const folder = temporaryFolder();
    execFileSync("tar", ["-x", "-C", folder], { input: code });
    symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
    return { folder, migration };
  } catch {
    return undefined;
  }
}
