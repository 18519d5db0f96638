import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { oldestSetting, worksWith } from "#server/database/migrate.ts";
import { backUpPostgres } from "../backup/back-up-postgres.ts";
import { findPostgresTools, type PostgresTools } from "../backup/postgres-tools.ts";
import type { Progress } from "../progress.ts";
import { NotRestored, type Restored } from "./not-restored.ts";

interface From {
  file: string;
  databaseUrl: string;
  /** What is there may be put aside, into a file beside the backup. */
  replace: boolean;
  now: Date;
  progress: Progress;
}

/**
 * Everything of ours that a restored database may not find in its way. Tables that the backup does not know are
 * among them: a newer release's would stop its own upgrade later.
 */
const clearing = `
set client_min_messages = warning;
do $$ declare one record; begin
  for one in select schemaname, tablename from pg_tables
      where schemaname = 'public' and tableowner = current_user loop
    execute format('drop table %I.%I cascade', one.schemaname, one.tablename);
  end loop;
  for one in select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and pg_get_userbyid(p.proowner) = current_user
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute format('drop function %s cascade', one.name);
  end loop;
end $$;
`;

/**
 * Brings a backup back in one transaction: either the old or the new data are there.
 * @throws NotRestored where nothing was changed: a damaged file, a running site, data that are there
 */
export function restorePostgres({ file, databaseUrl, replace, now, progress }: From): Restored {
  const tools = findPostgresTools(databaseUrl);
  progress.step("Checking the backup");
  checkBackup(tools, file);
  const others = Number(
    ask(
      tools,
      "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename is not null",
    ),
  );
  if (others > 0) {
    throw new NotRestored(
      `The database has ${others} other connections: stop the site first. Nothing was changed.`,
    );
  }
  const isThere = ask(tools, "select to_regclass('public.contact_message') is not null") === "t";
  if (isThere && !replace) {
    const messages = ask(tools, "select count(*) from contact_message");
    throw new NotRestored(`The database has data (${messages} messages): add --replace.`);
  }
  const aside = `${file}.before-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
  const folder = mkdtempSync(path.join(tmpdir(), "site-restore-"));
  try {
    const [clear, fill] = [path.join(folder, "clear.sql"), path.join(folder, "fill.sql")];
    writeFileSync(clear, clearing);
    // All of it is read before anything is done: one that is damaged in its middle is found out here.
    readWhole(tools, file, fill);
    if (isThere) {
      progress.step("Putting aside what is there");
      backUpPostgres(databaseUrl, aside);
    }
    progress.step("Putting it into place");
    const options = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
    tools.onDatabase("psql", ...options, "--output=/dev/null", `--file=${clear}`, `--file=${fill}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    messages: Number(ask(tools, "select count(*) from contact_message")),
    waiting: Number(ask(tools, "select count(*) from mail where state = 'waiting'")),
    aside: isThere ? aside : undefined,
  };
}

/** One value. */
const ask = (tools: PostgresTools, query: string) =>
  tools
    .onDatabase("psql", "--no-psqlrc", "--tuples-only", "--no-align", `--command=${query}`)
    .trim();

/** Writes what brings the backup back. */
function readWhole(tools: PostgresTools, file: string, fill: string): void {
  const options = ["--no-owner", "--no-privileges", "--no-comments"];
  try {
    tools.onFile("pg_restore", ...options, `--file=${fill}`, file);
  } catch (error) {
    const { message } = error as Error;
    throw new NotRestored(`${file} is damaged: ${message}\nNothing was changed.`);
  }
}

function checkBackup(tools: PostgresTools, file: string): void {
  const rowsOf = (table: string) => {
    const data = tools.onFile("pg_restore", "--data-only", `--table=${table}`, "--file=-", file);
    const [, rows = ""] = /^COPY .* FROM stdin;\n([\s\S]*?)^\\\.$/m.exec(data) ?? [];
    return rows.split("\n").map((row) => row.split("\t"));
  };
  try {
    const names = rowsOf("kysely_migration").flatMap(([name]) => name || []);
    if (names.length === 0) throw new NotRestored(`${file} is no backup of this site.`);
    const oldest = rowsOf("setting").find(([name]) => name === oldestSetting)?.[1];
    if (!worksWith(names, oldest)) {
      throw new NotRestored(`${file} was made by a newer release than this one (${names.at(-1)}).`);
    }
  } catch (error) {
    if (error instanceof NotRestored) throw error;
    throw new NotRestored(`${file} cannot be read: ${(error as Error).message}`);
  }
}
