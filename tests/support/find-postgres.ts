import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Debian keeps one folder a version and none of them in PATH. */
const debianFolder = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs; undefined where none is installed. */
function findPostgres(): string | undefined {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(debianFolder, version, "bin"))
    : [];
  const folders = [...debian, ...(process.env.PATH ?? "").split(path.delimiter)];
  return folders.find((folder) => existsSync(path.join(folder, "initdb")));
}

/** As above; where there is none, root on Debian installs the package `postgresql`. */
export function findOrInstallPostgres(): string | undefined {
  const found = findPostgres();
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  process.stdout.write("Installing the package postgresql …\n");
  const options = {
    stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-q"], options);
  spawnSync("apt-get", ["install", "-qy", "--no-install-recommends", "postgresql"], options);
  return findPostgres();
}
