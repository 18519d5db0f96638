import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import path from "node:path";

/** What lies in the folder: the database, and what SQLite keeps beside it while it is open. */
const databaseFile = "site.sqlite";
const companions = [`${databaseFile}-wal`, `${databaseFile}-shm`];

/** A folder that is everybody's on purpose, such as /tmp, has this bit. */
const sticky = 0o1000;

/**
 * Makes the database, and the folder around it, readable by their owner alone, whatever the umask is and whatever they
 * were before: they hold what people wrote and the signing secret.
 * @throws where there is no folder
 */
export function keepPrivate(dataDir: string): void {
  const file = path.join(dataDir, databaseFile);
  if (!(statSync(dataDir).mode & sticky)) restrict(dataDir, 0o700);
  // An empty file is an empty database; what SQLite makes beside it has the same bits.
  attempt(() => closeSync(openSync(file, "a", 0o600)));
  restrict(file, 0o600);
  for (const name of companions) restrict(path.join(dataDir, name), 0o600);
}

/** A file or folder that belongs to another account, or lies on a disk without bits, stays as it is. */
function restrict(place: string, mode: number): void {
  attempt(() => chmodSync(place, mode));
}

/** What cannot be done here and matters, SQLite says in a moment, in words that name the setting. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {}
}
