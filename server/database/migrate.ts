import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as first from "./migrations/001-leads-and-mail.ts";
import * as second from "./migrations/002-news.ts";
import * as third from "./migrations/003-accounts.ts";
import * as fourth from "./migrations/004-back-office.ts";
import type { Tables } from "./tables.ts";

/** Forward only: a release adds files, and never edits one that has shipped. */
const migrations: Record<string, Migration> = {
  "001-leads-and-mail": first,
  "002-news": second,
  "003-accounts": third,
  "004-back-office": fourth,
};

/** Brings the schema up to date; Kysely lets one process at a time do so. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
