import { NotMoved } from "./not-moved.ts";

/** A table as its engine describes it. */
export interface FoundTable {
  name: string;
  columns: readonly string[];
  /** Tables that its rows point to. */
  pointsTo: readonly string[];
}

/** What one engine has for itself; everything else must be in both, so that no new table or column is forgotten. */
const own = [
  { table: "kysely_migration", why: "each database tells its own history" },
  { table: "kysely_migration_lock", why: "as above" },
  { table: "contact_search_waiting", why: "SQLite's search index; PostgreSQL makes its own" },
  { table: "contact_message", column: "number", why: "SQLite's search index names messages by it" },
];
const isOwn = (table: string, column?: string) =>
  own.some((one) => one.table === table && one.column === column);

export interface PlannedTable {
  name: string;
  columns: string[];
}

/**
 * The tables to copy, each after those that its rows point to.
 * @throws NotMoved where one engine has something that the other has no place for
 */
export function planTables(
  source: readonly FoundTable[],
  target: readonly FoundTable[],
): PlannedTable[] {
  const namesIn = (tables: readonly FoundTable[]) =>
    tables.flatMap(({ name, columns }) =>
      isOwn(name)
        ? []
        : columns.filter((column) => !isOwn(name, column)).map((column) => `${name}.${column}`),
    );
  const [here, there] = [namesIn(source), namesIn(target)];
  const odd = [
    ...here.filter((name) => !there.includes(name)).map((name) => `${name} (SQLite alone)`),
    ...there.filter((name) => !here.includes(name)).map((name) => `${name} (PostgreSQL alone)`),
  ];
  if (odd.length > 0) throw new NotMoved(`the two databases differ: ${odd.join(", ")}.`);
  return inOrder(source.filter(({ name }) => !isOwn(name))).map(({ name, columns }) => ({
    name,
    columns: columns.filter((column) => !isOwn(name, column)),
  }));
}

function inOrder(tables: readonly FoundTable[], placed: readonly FoundTable[] = []): FoundTable[] {
  if (tables.length === 0) return [...placed];
  const isPlaced = (name: string) => placed.some((table) => table.name === name);
  const ready = tables.filter(({ name, pointsTo }) =>
    pointsTo.every((other) => other === name || isPlaced(other)),
  );
  if (ready.length === 0) throw new NotMoved("tables point to each other in a circle.");
  return inOrder(
    tables.filter((table) => !ready.includes(table)),
    [...placed, ...ready],
  );
}
