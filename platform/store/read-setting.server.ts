import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What the server keeps for itself under a name; undefined: nothing yet. */
export async function readSetting(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return found?.value;
}
