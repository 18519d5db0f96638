import BetterSqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { keepStatements } from "./kept-statements.server.ts";

function open() {
  const database = new BetterSqlite(":memory:");
  database.exec("create table box (a)");
  database.exec("insert into box values (1), (2)");
  return { database, kept: keepStatements(database) };
}

test("a statement is prepared once, and again while its rows are read", () => {
  const { kept } = open();
  const first = kept.prepare("select a from box");
  expect(kept.prepare("select a from box")).toBe(first);
  const rows = first.iterate([]);
  rows.next();
  const second = kept.prepare("select a from box");
  expect(second).not.toBe(first);
  expect(second.all([])).toEqual([{ a: 1 }, { a: 2 }]);
  expect([...rows]).toEqual([{ a: 2 }]);
});

test("a change of the schema reaches what was prepared before", () => {
  const { database, kept } = open();
  const all = kept.prepare("select * from box limit 1");
  expect(all.all([])).toEqual([{ a: 1 }]);
  database.exec("alter table box add column b default 7");
  expect(kept.prepare("select * from box limit 1").all([])).toEqual([{ a: 1, b: 7 }]);
});
