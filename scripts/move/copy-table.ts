import type { Database } from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/store/tables.ts";
import { keyOf, type OrderColumn } from "./describe-tables.ts";
import { NotMoved } from "./not-moved.ts";
import type { PlannedTable } from "./plan-tables.ts";

type Row = Record<string, unknown>;

/** Rows that travel at a time. */
const atOnce = 500;

interface Copied {
  from: Database;
  to: Kysely<Tables>;
  table: PlannedTable;
  /** Is told how many rows were copied so far. */
  onRows: (count: number) => void;
}

/** Copies all rows of a table. @returns how many. @throws NotMoved naming what PostgreSQL does not take */
export async function copyTable({ from, to, table, onRows }: Copied): Promise<number> {
  let count = 0;
  for (const rows of rowsOf(from, table, [])) {
    const values = rows.map(
      (row) => sql`(${sql.join(table.columns.map((column) => row[column]))})`,
    );
    const names = sql.join(table.columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table.name)} (${names}) values ${sql.join(values)}`
      .execute(to)
      .catch((error: Error) => {
        throw new NotMoved(`PostgreSQL does not take a row of ${table.name}: ${error.message}`);
      });
    count += rows.length;
    onRows(count);
  }
  await setSequences(to, table.name);
  return count;
}

/**
 * Reads a table from both databases in the same order and compares every value.
 * @throws NotMoved at the first row that differs, is missing or is too much
 */
export async function compareTable({ from, to, table }: Omit<Copied, "onRows">): Promise<void> {
  const key = await keyOf(to, table.name);
  // Texts byte by byte, as SQLite has them, whatever the language of the database.
  const order = sql.join(
    key.map(({ name, isText }) => (isText ? sql`${sql.ref(name)} collate "C"` : sql.ref(name))),
  );
  const names = sql.join(table.columns.map((column) => sql.ref(column)));
  await sql`declare moved no scroll cursor for select ${names} from ${sql.table(table.name)} order by ${order}`.execute(
    to,
  );
  const fetch = async () => (await sql<Row>`fetch ${sql.lit(atOnce)} from moved`.execute(to)).rows;
  let place = 0;
  for (const expected of rowsOf(from, table, key)) {
    const found = await fetch();
    for (const [i, row] of expected.entries()) {
      place += 1;
      const other = found[i];
      const wrong = table.columns.find((column) => !other || !isSame(row[column], other[column]));
      if (wrong) throw new NotMoved(`row ${place} of ${table.name} arrived with another ${wrong}.`);
    }
  }
  if ((await fetch()).length > 0) throw new NotMoved(`${table.name} has too many rows.`);
  await sql`close moved`.execute(to);
}

/** A truth value of SQLite is 0 or 1. */
function isSame(here: unknown, there: unknown): boolean {
  if (here instanceof Uint8Array)
    return there instanceof Uint8Array && Buffer.compare(here, there) === 0;
  return here === (typeof there === "boolean" ? Number(there) : there);
}

function* rowsOf(
  from: Database,
  { name, columns }: PlannedTable,
  key: readonly OrderColumn[],
): Generator<Row[]> {
  const quoted = (names: readonly string[]) => names.map((each) => `"${each}"`).join(", ");
  const order = key.length > 0 ? `order by ${quoted(key.map((column) => column.name))}` : "";
  const query = `select ${quoted(columns)} from "${name}" ${order}`;
  let rows: Row[] = [];
  for (const row of from.prepare(query).iterate() as Iterable<Row>) {
    rows.push(row);
    if (rows.length < atOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** The next number of a column that counts by itself comes after those that were copied. */
async function setSequences(to: Kysely<Tables>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string; sequence: string }>`
    select column_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
      and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`.execute(to);
  for (const { name, sequence } of rows)
    await sql`select setval(${sequence}, max(${sql.ref(name)})) from ${sql.table(table)} having max(${sql.ref(name)}) is not null`.execute(
      to,
    );
}
