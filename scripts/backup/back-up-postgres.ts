import { findPostgresTools } from "./postgres-tools.ts";

/** Writes one consistent state of the database into a file of pg_dump's own format. @throws what pg_dump says */
export function backUpPostgres(databaseUrl: string, target: string): void {
  const tools = findPostgresTools(databaseUrl);
  tools.onDatabase(
    "pg_dump",
    "--format=custom",
    "--no-owner",
    "--no-privileges",
    `--file=${target}`,
  );
  tools.onFile("pg_restore", "--list", target);
}
