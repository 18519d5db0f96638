import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/**
 * SQLite: a new message waits for the search index in a list of numbers, and is taken into it a moment later
 * (docs/decisions/015). PostgreSQL does the same by itself.
 * https://www.postgresql.org/docs/current/gin.html#GIN-FAST-UPDATE
 */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  const statements = [
    sql`create table contact_search_waiting (number integer primary key)`,
    sql`drop trigger contact_search_add`,
    sql`create trigger contact_search_add after insert on contact_message begin
      insert into contact_search_waiting (number) values (new.number); end`,
    sql`drop trigger contact_search_remove`,
    sql`create trigger contact_search_remove after delete on contact_message begin
      insert into contact_search (contact_search, rowid, search_text)
      select 'delete', old.number, old.search_text
      where not exists (select 1 from contact_search_waiting where number = old.number);
      delete from contact_search_waiting where number = old.number; end`,
  ];
  for (const statement of statements) await statement.execute(db);
}
