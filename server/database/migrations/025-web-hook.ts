import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Which release of a build the web hook was told of, and how telling it is doing. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  for (const [name, type] of [
    ["told_release", "bigint"],
    ["told_attempts", "integer"],
    ["told_next", "bigint"],
    ["told_problem", "text"],
  ] as const)
    await db.schema.alterTable("release_pointer").addColumn(name, type).execute();
}
