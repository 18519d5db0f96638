import { existsSync } from "node:fs";
import path from "node:path";
import { postgresFolders } from "../../scripts/backup/postgres-folders.ts";
import { installPackage, mayInstall } from "../../scripts/install-package.ts";

/** The folder of PostgreSQL's programs; undefined where none is installed. */
const findPostgres = (): string | undefined =>
  postgresFolders().find((folder) => existsSync(path.join(folder, "initdb")));

/** As above; where there is none, root on Debian installs the package `postgresql`. */
export function findOrInstallPostgres(): string | undefined {
  const found = findPostgres();
  if (found || !mayInstall()) return found;
  process.stdout.write("Installing the package postgresql …\n");
  installPackage("postgresql");
  return findPostgres();
}
