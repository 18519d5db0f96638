import type { Database } from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/store/tables.ts";
import { NotMoved } from "./not-moved.ts";
import type { FoundTable } from "./plan-tables.ts";

/** Real tables: neither a search index nor the tables that one keeps itself in. */
export function tablesOfSqlite(database: Database): FoundTable[] {
  const column = (query: string, name: string) =>
    database.prepare(query).pluck().all(name) as string[];
  const names = database
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    )
    .pluck()
    .all() as string[];
  return names.map((name) => ({
    name,
    columns: column("select name from pragma_table_info(?)", name),
    pointsTo: column('select distinct "table" from pragma_foreign_key_list(?)', name),
  }));
}

export async function tablesOfPostgres(db: Kysely<Tables>): Promise<FoundTable[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' group by table_name`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, pointsTo: [] }));
}

/** A column of an order that both databases can be read in. */
export interface OrderColumn {
  name: string;
  isText: boolean;
}

/** The columns that tell rows of a table apart, by the primary key of PostgreSQL. */
export async function keyOf(db: Kysely<Tables>, table: string): Promise<OrderColumn[]> {
  const { rows } = await sql<OrderColumn>`
    select attname::text as name, atttypid in ('text'::regtype, 'varchar'::regtype) as "isText"
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and indrelid = to_regclass(quote_ident(${table}))
    order by array_position(indkey::smallint[], attnum)`.execute(db);
  if (rows.length === 0) throw new NotMoved(`${table} has no primary key to compare its rows by.`);
  return rows;
}
