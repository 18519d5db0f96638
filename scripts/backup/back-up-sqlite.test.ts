import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import BetterSqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { backUpSqlite } from "./back-up-sqlite.ts";

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), "site-backup-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test("a database in use is copied as it is, into one file", async () => {
  const place = folder();
  const live = new BetterSqlite(path.join(place, "site.sqlite"));
  live.pragma("journal_mode = WAL");
  live.exec("create table message (text text); insert into message values ('kept')");
  await backUpSqlite(path.join(place, "site.sqlite"), path.join(place, "copy.sqlite"));
  live.exec("insert into message values ('later')");
  live.close();

  expect(existsSync(path.join(place, "copy.sqlite-wal"))).toBe(false);
  const copy = new BetterSqlite(path.join(place, "copy.sqlite"), { readonly: true });
  expect(copy.prepare("select text from message").all()).toEqual([{ text: "kept" }]);
  copy.close();
});

test("what is not there is not made up", async () => {
  const place = folder();
  await expect(
    backUpSqlite(path.join(place, "none.sqlite"), path.join(place, "copy.sqlite")),
  ).rejects.toThrow();
  expect(existsSync(path.join(place, "none.sqlite"))).toBe(false);
});
