import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import process from "node:process";
import BetterSqlite, { type Database } from "better-sqlite3";
import { makeFolder } from "#platform/store/make-folder.server.ts";
import { oldestSetting, worksWith } from "#server/database/migrate.ts";
import type { Progress } from "../progress.ts";
import { NotRestored, type Restored } from "./not-restored.ts";

interface From {
  file: string;
  dataDir: string;
  /** What is there may be put aside. */
  replace: boolean;
  now: Date;
  progress: Progress;
}

/**
 * Puts a backup into the place of the site's database; at every moment either the old or the new one is there.
 * @throws NotRestored where nothing was changed: a damaged file, a running site, data that are there
 */
export function restoreSqlite({ file, dataDir, replace, now, progress }: From): Restored {
  progress.step("Checking the backup");
  const counts = checkBackup(file);
  makeFolder(dataDir);
  const place = path.join(dataDir, "site.sqlite");
  const fresh = `${place}.restoring`;
  const aside = `${place}.before-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
  const old = existsSync(place) ? holdAlone(place) : undefined;
  if (!old && existsSync(`${place}-wal`)) {
    throw new NotRestored(`${place}-wal belongs to a database that is gone: move it away.`);
  }
  try {
    if (old && !replace) {
      throw new NotRestored(`${place} is there (${describe(countIn(old))}): add --replace.`);
    }
    progress.step("Putting it into place");
    copyFileSync(file, fresh);
    // The copy has the bits of the backup, which may have travelled.
    chmodSync(fresh, 0o600);
    if (process.getuid?.() === 0) {
      const owner = statSync(old ? place : dataDir);
      chownSync(fresh, owner.uid, owner.gid);
    }
    flush(fresh, "r+");
    if (old) {
      chmodSync(place, 0o600);
      linkSync(place, aside);
    }
    renameSync(fresh, place);
    flush(dataDir, "r");
  } finally {
    rmSync(fresh, { force: true });
    old?.close();
  }
  return { ...counts, aside: old ? aside : undefined };
}

/** Opens the old database so that no other process has it: its log is then in the file, which can be put aside. */
function holdAlone(place: string): Database {
  const database = new BetterSqlite(place, { timeout: 1_000 });
  try {
    // Only the last connection may leave the write-ahead log. https://sqlite.org/wal.html
    database.pragma("journal_mode = DELETE");
    database.exec("begin exclusive");
    return database;
  } catch (error) {
    database.close();
    if (!/locked|busy/i.test((error as Error).message)) throw error;
    throw new NotRestored(`The site is running on ${place}: stop it first. Nothing was changed.`);
  }
}

function checkBackup(file: string) {
  const backup = new BetterSqlite(file, { readonly: true, fileMustExist: true });
  try {
    const verdict = backup.pragma("integrity_check", { simple: true });
    if (verdict !== "ok") throw new NotRestored(`${file} is damaged: ${verdict}`);
    const names = backup.prepare("select name from kysely_migration").pluck().all() as string[];
    const oldest = backup
      .prepare("select value from setting where name = ?")
      .pluck()
      .get(oldestSetting) as string | undefined;
    if (!worksWith(names, oldest)) {
      throw new NotRestored(`${file} was made by a newer release than this one (${names.at(-1)}).`);
    }
    return countIn(backup);
  } catch (error) {
    if (error instanceof NotRestored) throw error;
    throw new NotRestored(`${file} is no backup of this site: ${(error as Error).message}`);
  } finally {
    backup.close();
  }
}

function countIn(database: Database) {
  const count = (query: string) => Number(database.prepare(query).pluck().get());
  return {
    messages: count("select count(*) from contact_message"),
    waiting: count("select count(*) from mail where state = 'waiting'"),
  };
}

const describe = ({ messages }: { messages: number }) => `${messages} messages`;

function flush(name: string, flags: string): void {
  const opened = openSync(name, flags);
  fsyncSync(opened);
  closeSync(opened);
}
