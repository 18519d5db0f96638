import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

const mark = "website ";

/** What the connections of a site are called. PostgreSQL keeps 63 bytes of it. */
export const connectionName = (origin: string) => `${mark}${origin}`.slice(0, 63);

/**
 * The addresses of other sites whose servers work on this database now. They share all that is stored: what one
 * publishes shows at both, and either sends the mails of both. SQLite does not know who else is there.
 * https://www.postgresql.org/docs/current/monitoring-stats.html#MONITORING-PG-STAT-ACTIVITY-VIEW
 */
export async function findOtherSites(
  { engine, read }: { engine: string; read: Kysely<Tables> },
  origin: string,
): Promise<string[]> {
  if (engine === "sqlite") return [];
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${mark}http%`}
      and application_name <> ${connectionName(origin)}
    order by name`.execute(read);
  return rows.map(({ name }) => name.slice(mark.length));
}
