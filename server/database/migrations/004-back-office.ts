import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import { addSearchOnPostgres, addSearchOnSqlite, numberMessages } from "./004-message-search.ts";
import { searchTextOf } from "./004-search-text.ts";
import type { AnyTables } from "./any-tables.ts";

const isPostgres = (db: Kysely<AnyTables>) => db.getExecutor().adapter instanceof PostgresAdapter;

export async function up(db: Kysely<AnyTables>): Promise<void> {
  // An index of many messages takes longer than the pool lets a statement run.
  if (isPostgres(db)) await sql`set local statement_timeout = 0`.execute(db);
  else await numberMessages(db);
  await addMessageColumns(db);
  await fillSearchText(db);
  await addInboxIndexes(db);
  await (isPostgres(db) ? addSearchOnPostgres(db) : addSearchOnSqlite(db));
  await addThreadTables(db);
  await addAuditLog(db);
  await db.schema.alterTable("news_item").addColumn("hidden", "integer", zero).execute();
  await db.schema.alterTable("news_item").addColumn("pinned", "integer", zero).execute();
  await db.schema
    .createIndex("mail_newest")
    .on("mail")
    .columns(["state", "created_at", "id"])
    .execute();
  await sql`create index mail_sent on mail (sent_at) where sent_at is not null`.execute(db);
  await db.schema
    .createIndex("email_capture_newest")
    .on("email_capture")
    .columns(["state", "created_at", "id"])
    .execute();
}

const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

async function addMessageColumns(db: Kysely<AnyTables>): Promise<void> {
  const { schema } = db;
  const add = (
    name: string,
    type: "text" | "bigint",
    build = (column: ColumnDefinitionBuilder) => column,
  ) => schema.alterTable("contact_message").addColumn(name, type, build).execute();
  await add("status", "text", (column) => column.notNull().defaultTo("new"));
  await add("read_at", "bigint");
  await add("assignee_id", "text");
  await add("first_answer_at", "bigint");
  await add("campaign", "text");
  await add("search_text", "text", (column) => column.notNull().defaultTo(""));
  await db.updateTable("contact_message").set({ status: "spam" }).where("spam", "=", 1).execute();
}

/** Messages that came before there was a search. */
async function fillSearchText(db: Kysely<AnyTables>): Promise<void> {
  for (let after = ""; ; ) {
    const messages = await db
      .selectFrom("contact_message")
      .select(["id", "reference", "name", "email", "phone", "company", "message"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(500)
      .execute();
    for (const { id, ...message } of messages)
      await db
        .updateTable("contact_message")
        .set({ search_text: searchTextOf(message) })
        .where("id", "=", id)
        .execute();
    const last = messages.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/**
 * Every filter of the inbox is a set of (status, language) pairs, with or without an assignee; within each pair the
 * rows lie in the order of the pages. So a page is read from a few places of one index, however many rows there are.
 */
async function addInboxIndexes(db: Kysely<AnyTables>): Promise<void> {
  const statements = [
    sql`create index contact_message_inbox on contact_message (status, language, created_at, id)`,
    sql`create index contact_message_assigned on contact_message (assignee_id, status, language, created_at, id) where assignee_id is not null`,
    sql`create index contact_message_unread on contact_message (created_at) where read_at is null and status <> 'spam'`,
    sql`create index contact_message_answered on contact_message (first_answer_at) where first_answer_at is not null`,
    sql`create index contact_message_days on contact_message (created_at, language, status)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function addThreadTables({ schema }: Kysely<AnyTables>): Promise<void> {
  await schema
    .createTable("message_note")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("message_id", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("by_id", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("message_note_message")
    .on("message_note")
    .columns(["message_id", "at"])
    .execute();
  await schema
    .createTable("message_reply")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("message_id", "text", (c) => c.notNull())
    .addColumn("mail_id", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("by_id", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await schema
    .createIndex("message_reply_message")
    .on("message_reply")
    .columns(["message_id", "at"])
    .execute();
}

/** Rows are only ever added; the database itself refuses everything else. */
async function addAuditLog(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("audit_log")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("by_id", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("subject_id", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("details", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("audit_log_newest").on("audit_log").columns(["at", "id"]).execute();
  await db.schema
    .createIndex("audit_log_subject")
    .on("audit_log")
    .columns(["subject_id", "at"])
    .execute();
  const statements = isPostgres(db)
    ? [
        sql`create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'the audit log is append only'; end $$`,
        sql`create trigger audit_log_append_only before update or delete or truncate on audit_log for each statement execute function refuse_change()`,
      ]
    : [
        sql`create trigger audit_log_keeps before update on audit_log begin select raise(abort, 'the audit log is append only'); end`,
        sql`create trigger audit_log_holds before delete on audit_log begin select raise(abort, 'the audit log is append only'); end`,
      ];
  for (const statement of statements) await statement.execute(db);
}
