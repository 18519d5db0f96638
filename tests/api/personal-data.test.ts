import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/store/open-database.server.ts";
import type { Db } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { personalData } from "#server/personal-data.ts";
import { type EngineName, engines } from "../support/api-server.ts";
import { emptyPlace } from "../support/empty-place.ts";

/** A column as the database itself tells of it; `kind`: of its table. */
interface FoundColumn {
  kind: "table" | "virtual" | "shadow";
  place: string;
}

/** A new database after all migrations. */
async function migrated(engine: EngineName): Promise<Db> {
  const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = await emptyPlace(engine);
  const { db, limitsPool } = await openDatabase({ dataDir, databaseUrl });
  onTestFinished(async () => {
    await Promise.all([db.destroy(), limitsPool?.end()]);
  });
  await migrate(db);
  return db;
}

/** Generated columns too; of a virtual table (a search index) not those that SQLite hides. */
const walks = {
  SQLite: sql<FoundColumn>`select found.type as kind, found.name || '.' || columns.name as place
    from pragma_table_list as found, pragma_table_xinfo(found.name) as columns
    where found.schema = 'main' and found.name not like 'sqlite\\_%' escape '\\'
      and not (found.type = 'virtual' and columns.hidden = 1)`,
  PostgreSQL: sql<FoundColumn>`select 'table' as kind, relname || '.' || attname as place
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0 and not attisdropped
      and nspname !~ '^pg_' and nspname <> 'information_schema'`,
} satisfies Record<EngineName, unknown>;

const declared = (engine: EngineName) =>
  personalData.flatMap(({ table, personal, technical, onSqlite = [] }) =>
    [
      ...personal.flatMap(({ columns }) => columns),
      ...technical,
      ...(engine === "SQLite" ? onSqlite : []),
    ].map((column) => `${table}.${column}`),
  );

/** Of each search index the columns that it reads, all of them about people and declared as such. */
const indexed = () =>
  personalData.flatMap(({ searchIndexes = [], personal }) =>
    searchIndexes.map((name) => ({ name, columns: personal.flatMap(({ columns }) => columns) })),
  );

describe.each(engines)("on $engine", ({ engine }) => {
  test("every column of every table is declared, and every declared one is there", async () => {
    const { rows } = await walks[engine].execute(await migrated(engine));
    const real = rows.filter(({ kind }) => kind === "table").map(({ place }) => place);
    const told = declared(engine);
    expect({
      undeclared: real.filter((place) => !told.includes(place)),
      missing: told.filter((place) => !real.includes(place)),
    }).toEqual({ undeclared: [], missing: [] });
    expect(real.length).toBeGreaterThan(100);
  });
});

test("SQLite: a search index holds columns that its table declares, and keeps itself in tables of its name", async () => {
  const { rows } = await walks.SQLite.execute(await migrated("SQLite"));
  const of = (kind: FoundColumn["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ place }) => place);
  const told = indexed().flatMap(({ name, columns }) => columns.map((each) => `${name}.${each}`));
  const tables = of("virtual").map((place) => place.split(".")[0]);
  expect(of("virtual").filter((place) => !told.includes(place))).toEqual([]);
  expect([...new Set(tables)].sort()).toEqual(indexed().map(({ name }) => name));
  const strangers = of("shadow").filter((place) =>
    indexed().every(({ name }) => !place.startsWith(`${name}_`)),
  );
  expect(strangers).toEqual([]);
});
