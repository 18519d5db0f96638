import { findOrInstallPostgres } from "#tests/support/find-postgres.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { test as base } from "./fixtures.ts";
import { expectMessagesToArrive } from "./message-arrives.ts";

const isInstalled = findOrInstallPostgres() !== undefined;

const test = base.extend(
  "settings",
  { scope: "file" },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  async ({}, { onCleanup }): Promise<Record<string, string>> => {
    const cluster = await startPostgres();
    if (!cluster) throw new Error("PostgreSQL is not installed");
    onCleanup(() => cluster.stop());
    return { DATABASE_URL: cluster.urlOf("postgres"), MIN_FILL_SECONDS: "2" };
  },
);

if (isInstalled) expectMessagesToArrive(test, "PostgreSQL");
else base.skip("PostgreSQL is not installed: messages are tried on SQLite alone", () => {});
