import { type Kysely, sql } from "kysely";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import type { Tables } from "#platform/store/tables.ts";

/**
 * Another encoding refuses letters of our languages, or knows bytes alone: nothing is found by a word with an ü in it.
 * A database that was begun so is left alone.
 * @throws WrongSetting
 */
export async function checkEncoding(db: Kysely<Tables>): Promise<void> {
  const asked = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = asked.rows[0]?.server_encoding;
  if (encoding === "UTF8") return;
  throw new WrongSetting(
    `DATABASE_URL: the database keeps its text in ${encoding}, and the site needs UTF8: make it anew (docs/use-postgresql.md).`,
  );
}

/** Since PostgreSQL 15 an account may make nothing in a database that is not its own. */
export function explainRefusal(error: unknown): unknown {
  // insufficient_privilege: https://www.postgresql.org/docs/current/errcodes-appendix.html
  if (!(error instanceof Error && "code" in error && error.code === "42501")) return error;
  return new WrongSetting(
    `DATABASE_URL: the site's account may not make or change tables (${error.message}): make it the owner of the database and of what is in it (docs/use-postgresql.md).`,
  );
}
