import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { runSql, startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A migrated SQLite file, copied by each test. */
    sqliteTemplate: string;
    /** Address of a migrated PostgreSQL database, copied by each test; empty where PostgreSQL is not installed. */
    postgresTemplate: string;
  }
}

const template = "site_template";

/** Before the first test: both engines with the schema in place, so that a test starts with a copy. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "site-template-"));
  await migrateOnce({ dataDir });
  project.provide("sqliteTemplate", path.join(dataDir, "site.sqlite"));

  const cluster = await startPostgres();
  if (cluster) {
    await runSql(cluster.urlOf("postgres"), `create database ${template}`);
    await migrateOnce({ dataDir, databaseUrl: cluster.urlOf(template) });
  } else {
    console.log("PostgreSQL is not installed: the store's tests run on SQLite alone.");
  }
  project.provide("postgresTemplate", cluster?.urlOf(template) ?? "");

  return async () => {
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function migrateOnce(where: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const { db, limitsPool } = await openDatabase(where);
  await migrate(db);
  await Promise.all([db.destroy(), limitsPool?.end()]);
}
