import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { PagePlace } from "./page-place.ts";

/** Names of the columns that make the order of a list: an instant in milliseconds, and an id where two are equal. */
export interface PlaceColumns {
  at: string;
  id: string;
}

const usual: PlaceColumns = { at: "created_at", id: "id" };

/** Older than a place. The pair is compared as one, which both engines answer from an index on both columns. */
function belowPlace(place: PagePlace, { at, id } = usual): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}, ${place.id})`;
}

/** The newest rows of a query below a place; without one from the top. */
export function newestBelow<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  after: PagePlace | undefined,
  limit: number,
  columns = usual,
): SelectQueryBuilder<DB, TB, Row> {
  return query
    .$if(after !== undefined, (below) => below.where(belowPlace(after as PagePlace, columns)))
    .orderBy(sql.ref(columns.at), "desc")
    .orderBy(sql.ref(columns.id), "desc")
    .limit(limit) as SelectQueryBuilder<DB, TB, Row>;
}

/** The same over several stretches of a table that each lie in order in an index, such as one for each state. */
export async function newestOf<
  DB,
  TB extends keyof DB,
  Row extends { created_at: number; id: string },
>(
  stretches: readonly SelectQueryBuilder<DB, TB, Row>[],
  after: PagePlace | undefined,
  limit: number,
): Promise<Row[]> {
  const pages = await Promise.all(
    stretches.map((stretch) => newestBelow(stretch, after, limit).execute()),
  );
  return (pages.flat() as Row[])
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}
