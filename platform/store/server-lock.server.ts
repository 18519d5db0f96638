import { rmSync } from "node:fs";
import path from "node:path";
import BetterSqlite from "better-sqlite3";
import { isContention } from "./store-unavailable.server.ts";

/** Beside the database. The system lets go of it when its process is gone, however that ended. */
const lockFile = "server.lock";

/** After so long it is looked whether the other server has ended, ms. */
const askAgain = 60_000;

interface ServerLock {
  /** Lets go of it: the server has ended. */
  end(): void;
}

/**
 * Holds what only one server on a SQLite file can hold; `warn` is told once where another one has it. Commands hold
 * nothing: they may work beside a server.
 */
export function holdServerLock(dataDir: string, warn: () => void): ServerLock {
  const place = path.join(dataDir, lockFile);
  let held: BetterSqlite.Database | undefined;

  function isOthers(): boolean {
    let file: BetterSqlite.Database | undefined;
    try {
      file = new BetterSqlite(place, { timeout: 0 });
      file.exec("begin exclusive");
      held = file;
    } catch (error) {
      file?.close();
      return isContention(error);
    }
    return false;
  }

  let asking: NodeJS.Timeout | undefined;
  if (isOthers()) {
    warn();
    asking = setInterval(() => {
      if (!isOthers()) clearInterval(asking);
    }, askAgain).unref();
  }

  return {
    end() {
      clearInterval(asking);
      if (!held) return;
      // While it is held, so that nobody loses a file that they hold.
      rmSync(place, { force: true });
      held.close();
    },
  };
}
