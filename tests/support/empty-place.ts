import { inject } from "vitest";
import { type EngineName, freshEnvironment } from "./api-server.ts";
import { runSql } from "./postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

let databases = 0;

/** The settings of a server that has no database yet. */
export async function emptyPlace(
  engine: EngineName,
  changes: Record<string, string> = {},
): Promise<Record<string, string>> {
  const environment = await freshEnvironment("SQLite", { DATA_DIR: temporaryFolder(), ...changes });
  if (engine === "SQLite") return environment;
  databases += 1;
  const name = `empty_${process.pid}_${databases}`;
  const server = inject("postgresTemplate");
  await runSql(new URL("/postgres", server).href, `create database ${name}`);
  return { ...environment, DATABASE_URL: new URL(`/${name}`, server).href };
}
