import { type Kysely, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/**
 * SQLite: gives each message a number that stays, which the search index names it by; a table's own row numbers
 * may change with VACUUM. https://sqlite.org/lang_vacuum.html
 */
export async function numberMessages(db: Kysely<AnyTables>): Promise<void> {
  const statements = [
    sql`alter table contact_message rename to contact_message_before`,
    sql`create table contact_message (
      number integer primary key, id text not null unique, reference text not null unique, name text not null,
      email text not null, phone text not null, company text not null, message text not null,
      language text not null, spam integer not null, created_at bigint not null)`,
    sql`insert into contact_message (id, reference, name, email, phone, company, message, language, spam, created_at)
      select id, reference, name, email, phone, company, message, language, spam, created_at
      from contact_message_before order by created_at, id`,
    sql`drop table contact_message_before`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** The index holds trigrams alone; the text stays in its column. https://sqlite.org/fts5.html#external_content_tables */
export async function addSearchOnSqlite(db: Kysely<AnyTables>): Promise<void> {
  const statements = [
    sql`create virtual table contact_search using fts5 (
      search_text, content = 'contact_message', content_rowid = 'number',
      tokenize = 'trigram case_sensitive 1')`,
    sql`insert into contact_search (contact_search) values ('rebuild')`,
    sql`create trigger contact_search_add after insert on contact_message begin
      insert into contact_search (rowid, search_text) values (new.number, new.search_text); end`,
    sql`create trigger contact_search_remove after delete on contact_message begin
      insert into contact_search (contact_search, rowid, search_text)
      values ('delete', old.number, old.search_text); end`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Where the account may not create the extension, the search walks through the messages (docs/back-office.md). */
export async function addSearchOnPostgres(db: Kysely<AnyTables>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index contact_message_search on contact_message using gin (search_text gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'pg_trgm is not available';
  end $$`.execute(db);
}
