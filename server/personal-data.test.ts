import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import words from "#content/personal-data.json" with { type: "json" };
import { legalBases, purposes } from "#platform/personal-data/table-data.ts";
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

test("docs/personal-data.md says of each row why it is kept, whom it is about and who gets it", () => {
  const rows = readFileSync("docs/personal-data.md", "utf8")
    .split("\n")
    .filter((line) => /^\| `\w+` \| `/.test(line))
    .map((line) => line.split(" | ").slice(0, 6).join(" | "));
  const declared = personalData.flatMap(({ table, personal }) =>
    personal.map(({ columns, purpose, bases, groups, receivers }) =>
      [
        `| \`${table}\``,
        columns.map((column) => `\`${column}\``).join(", "),
        words.purposes[purpose].en,
        bases
          .map((base) => `KVKK ${legalBases[base].kvkk}, GDPR ${legalBases[base].gdpr}`)
          .join("; "),
        groups.map((group) => words.groups[group].en).join(", "),
        receivers.map((receiver) => words.receivers[receiver].en).join(", "),
      ].join(" | "),
    ),
  );
  expect(rows.toSorted()).toEqual(declared.toSorted());
});

test("docs/personal-data.md names each table that holds nothing about people, and no other", () => {
  const [, told = ""] = readFileSync("docs/personal-data.md", "utf8").split("Nothing about people");
  const named = [...told.matchAll(/`(\w+)`/g)].map(([, table]) => table);
  const declared = personalData.filter(({ personal }) => personal.length === 0);
  expect(named.toSorted()).toEqual(declared.map(({ table }) => table).toSorted());
});
