import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

export async function up(db: Kysely<AnyTables>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable("publish_job")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("changes", "text", (c) => c.notNull())
    .addColumn("asked_at", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("holder", "text")
    .addColumn("lease_until", "bigint")
    .addColumn("ended_at", "bigint")
    .addColumn("outcome", "text")
    .execute();
  await db.schema
    .createIndex("publish_job_state")
    .on("publish_job")
    .columns(["state", "asked_at"])
    .execute();

  await db.schema
    .createTable("content_release")
    .addColumn("id", "bigint", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addColumn("changes", "text", (c) => c.notNull())
    .addColumn("before", "text", (c) => c.notNull())
    .addColumn("undoes", "bigint")
    .execute();

  await db.schema
    .createTable("release_pointer")
    .addColumn("build", "text", (c) => c.primaryKey())
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("release", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("release_file")
    .addColumn("build", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("since", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint")
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("file", "text", (c) => c.notNull())
    .addColumn("hash", "text")
    .addColumn("search", "text")
    .addPrimaryKeyConstraint("release_file_pk", ["build", "path", "since"])
    .execute();
  await db.schema
    .createIndex("release_file_until")
    .on("release_file")
    .columns(["build", "until"])
    .execute();

  await db.schema.createIndex("release_file_hash").on("release_file").column("hash").execute();
  await db.schema
    .createIndex("release_file_source")
    .on("release_file")
    .columns(["build", "source"])
    .execute();

  await db.schema
    .createTable("published_file")
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("encoding", "text", (c) => c.notNull())
    .addColumn("bytes", bytes, (c) => c.notNull())
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("published_file_pk", ["hash", "encoding"])
    .execute();
}
