import { copyFileSync } from "node:fs";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { type EngineName, freshEnvironment } from "../support/api-server.ts";
import { runSql, unprivilegedAccount } from "../support/postgres.ts";
import { mountSmallDisk, type SmallDisk } from "../support/small-disk.ts";

/** A database of its own on a disk of so many megabytes; both go with the test. Undefined where no disk can be mounted. */
export async function smallDatabase(
  engine: EngineName,
  megabytes: number,
): Promise<{ disk: SmallDisk; environment: Record<string, string> } | undefined> {
  const owner = engine === "PostgreSQL" ? unprivilegedAccount()?.uid : undefined;
  const disk = mountSmallDisk(megabytes, owner);
  if (!disk) return undefined;
  onTestFinished(() => disk.remove());
  if (engine === "SQLite") {
    copyFileSync(inject("sqliteTemplate"), path.join(disk.folder, "site.sqlite"));
    return { disk, environment: await freshEnvironment(engine, { DATA_DIR: disk.folder }) };
  }
  const template = new URL(inject("postgresTemplate"));
  const admin = new URL("/postgres", template).href;
  const name = `small_${process.pid}`;
  await runSql(
    admin,
    `create tablespace ${name} location '${disk.folder}'`,
    `create database ${name} template ${template.pathname.slice(1)} tablespace ${name}`,
  );
  onTestFinished(() =>
    runSql(admin, `drop database ${name} with (force)`, `drop tablespace ${name}`),
  );
  const DATABASE_URL = new URL(`/${name}`, template).href;
  return { disk, environment: await freshEnvironment("SQLite", { DATABASE_URL }) };
}
