import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { purposes } from "#platform/personal-data/table-data.ts";
import { personalData } from "./personal-data.ts";

const tables = personalData.map(({ table }) => table);

test("no table and no column is declared twice", () => {
  const columns = personalData.flatMap(({ table, personal, technical, onSqlite = [] }) =>
    [...personal.flatMap((data) => data.columns), ...technical, ...onSqlite].map(
      (column) => `${table}.${column}`,
    ),
  );
  expect(tables.filter((table, at) => tables.indexOf(table) !== at)).toEqual([]);
  expect(columns.filter((column, at) => columns.indexOf(column) !== at)).toEqual([]);
});

test.each(personalData)("$table: what it refers to is declared", (data) => {
  const columns = [...data.personal.flatMap((each) => each.columns), ...data.technical];
  const ids = ["user", "contact_message", "email_capture", "mail"];
  for (const { column, holds } of data.persons) {
    expect(columns).toContain(column);
    if (ids.includes(holds)) expect(tables).toContain(holds);
  }
  for (const { keep, end } of data.personal) {
    if ("from" in keep) expect(columns).toContain(keep.from);
    if ("with" in keep) expect(tables).toEqual(expect.arrayContaining([...(keep.with ?? [])]));
    expect("until" in keep && keep.until === "never").toBe(end === "stay");
  }
});

test("every purpose is one of some data", () => {
  const used = personalData.flatMap(({ personal }) => personal.map(({ purpose }) => purpose));
  expect([...new Set(used)].sort()).toEqual([...purposes].sort());
});

test("docs/personal-data.md names each column about people in its table, and no other", () => {
  const rows = readFileSync("docs/personal-data.md", "utf8").matchAll(/^\| `(\w+)` \| (.+?) \|/gm);
  const told = [...rows].flatMap(([, table, cell = ""]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
  );
  const declared = personalData.flatMap(({ table, personal }) =>
    personal.flatMap(({ columns }) => columns.map((column) => `${table}.${column}`)),
  );
  expect(told.sort()).toEqual(declared.sort());
});
