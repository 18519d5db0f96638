import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("setting")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("contact_message")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reference", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("company", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("spam", "integer", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("email_capture")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reference", "text", (c) => c.notNull().unique())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull().unique())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("wording", "text", (c) => c.notNull())
    .addColumn("confirm_token_hash", "text", (c) => c.unique())
    .addColumn("confirm_until", "bigint")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("unsubscribed_at", "bigint")
    .execute();

  await db.schema
    .createTable("idempotency_key")
    .addColumn("scope", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("body_hash", "text", (c) => c.notNull())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("idempotency_key_pk", ["scope", "key"])
    .execute();
  await db.schema
    .createIndex("idempotency_key_age")
    .on("idempotency_key")
    .column("created_at")
    .execute();

  await db.schema
    .createTable("mail")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("message_id", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("audience", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("recipient_key", "text", (c) => c.notNull())
    .addColumn("reply_to", "text")
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("body_text", "text", (c) => c.notNull())
    .addColumn("body_html", "text", (c) => c.notNull())
    .addColumn("headers", "text", (c) => c.notNull())
    .addColumn("about_id", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("next_attempt_at", "bigint", (c) => c.notNull())
    .addColumn("lease_until", "bigint", (c) => c.notNull())
    .addColumn("last_attempt_at", "bigint")
    .addColumn("last_outcome", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("last_answer", "text")
    .execute();
  await db.schema
    .createIndex("mail_due")
    .on("mail")
    .columns(["state", "next_attempt_at"])
    .execute();
  await db.schema.createIndex("mail_about").on("mail").column("about_id").execute();
  await db.schema
    .createIndex("mail_recipient")
    .on("mail")
    .columns(["recipient_key", "created_at"])
    .execute();

  await db.schema
    .createTable("mail_attempt")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("mail_id", "text", (c) => c.notNull().references("mail.id"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("answer", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("mail_attempt_mail")
    .on("mail_attempt")
    .columns(["mail_id", "at"])
    .execute();

  // What rate-limiter-flexible expects of its PostgreSQL table; SQLite counts in memory.
  await db.schema
    .createTable("rate_limit")
    .addColumn("key", "varchar(255)", (c) => c.primaryKey())
    .addColumn("points", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}
