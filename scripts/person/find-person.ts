import { type RawBuilder, sql } from "kysely";
import type { PersonalData, PersonColumn, TableData } from "#platform/personal-data/table-data.ts";
import type { Db } from "#platform/store/store.server.ts";

type Row = Record<string, unknown>;

/** Rows of one table, and why the columns that are shown of them are kept. */
export interface Found {
  table: string;
  kept: readonly PersonalData[];
  rows: Row[];
}

/** `about`: what is kept of somebody; `doneBy`: what stands under their name because they work here. */
export interface Person {
  about: Found[];
  doneBy: Found[];
}

/** What an employee did, in rows that are about somebody else or about nobody. */
const isOfStaff = ({ groups }: PersonalData) => groups.every((group) => group === "employee");

/** The columns that lead from somebody to what is about them, and to what they did here. */
const routesOf = ({ personal, persons }: TableData) => {
  const ofStaff = personal.filter(isOfStaff).flatMap(({ columns }) => columns);
  return Object.groupBy(persons, ({ column }) => (ofStaff.includes(column) ? "doneBy" : "about"));
};

/**
 * Everything that the declaration of personal data leads to from an e-mail address: the rows that name it, and those that
 * belong to these. Not found are counters under a signature of the address, which end within a day.
 */
export async function findPerson(
  db: Db,
  address: string,
  declared: readonly TableData[],
): Promise<Person> {
  const ids = await idsOf(db, address, declared);
  const person: Person = { about: [], doneBy: [] };
  for (const data of declared) {
    const { table, personal } = data;
    const routes = routesOf(data);
    for (const way of ["about", "doneBy"] as const) {
      const kept = personal.filter((one) => isOfStaff(one) === (way === "doneBy"));
      const columns = kept.flatMap((one) => one.columns);
      const rows = await rowsOf(db, { table, columns, persons: routes[way] ?? [] }, ids, address);
      if (rows.length > 0) person[way].push({ table, kept, rows });
    }
  }
  return person;
}

type Ids = Map<PersonColumn["holds"], Set<string>>;

/** The ids of all rows that others belong to, table after table until no further one is found. */
async function idsOf(db: Db, address: string, declared: readonly TableData[]): Promise<Ids> {
  const leading = new Set(declared.flatMap(({ persons }) => persons.map(({ holds }) => holds)));
  const isLeading = (table: string): table is PersonColumn["holds"] =>
    leading.has(table as PersonColumn["holds"]);
  const ids: Ids = new Map();
  for (let before = -1, now = 0; now > before; ) {
    before = now;
    for (const data of declared) {
      const { table } = data;
      if (!isLeading(table)) continue;
      const { about: persons = [] } = routesOf(data);
      const rows = await rowsOf(db, { table, columns: ["id"], persons }, ids, address);
      ids.set(table, new Set(rows.map(({ id }) => String(id))));
    }
    now = [...ids.values()].reduce((sum, found) => sum + found.size, 0);
  }
  return ids;
}

async function rowsOf(
  db: Db,
  {
    table,
    columns,
    persons,
  }: Pick<TableData, "table" | "persons"> & { columns: readonly string[] },
  ids: Ids,
  address: string,
): Promise<Row[]> {
  if (columns.length === 0) return [];
  const conditions: RawBuilder<unknown>[] = [];
  for (const { column, holds } of persons) {
    const values = await valuesOf(db, { table, column, holds }, ids, address);
    if (values.length > 0)
      conditions.push(sql`${sql.ref(column)} in (${sql.join(values.map((one) => sql.val(one)))})`);
  }
  if (conditions.length === 0) return [];
  const shown = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`select ${shown} from ${sql.table(table)}
    where ${sql.join(conditions, sql` or `)}`.execute(db);
  return rows;
}

/** What a column holds in the rows of this person. */
async function valuesOf(
  db: Db,
  { table, column, holds }: PersonColumn & { table: string },
  ids: Ids,
  address: string,
): Promise<string[]> {
  const key = address.toLowerCase();
  if (holds === "email-key") return [key];
  if (holds !== "email") return [...(ids.get(holds) ?? [])];
  // Compared here: a database with a Turkish locale makes another letter of I.
  const { rows } = await sql<Row>`select distinct ${sql.ref(column)} as written
    from ${sql.table(table)}`.execute(db);
  return rows.map(({ written }) => String(written)).filter((one) => one.toLowerCase() === key);
}
