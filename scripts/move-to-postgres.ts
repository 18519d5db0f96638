/**
 * `npm run move-to-postgres`: copies what the site keeps in SQLite (DATA_DIR) into the empty PostgreSQL database of
 * DATABASE_URL, and compares every row (docs/use-postgresql.md).
 */
import process from "node:process";
import { readSettings } from "#server/env.ts";
import { runCommand } from "./command.ts";
import { moveStore } from "./move/move-store.ts";
import { stop } from "./stop.ts";

const next = `
Next:
1. Start the site with this DATABASE_URL; from then on it reads nothing from SQLite.
2. Look at /readyz and into the back office. Whoever was signed in still is.
3. Keep DATA_DIR: the pictures of the news lie there. Put its site.sqlite away like a backup.
`;

// The copy on its way holds personal data and the signing secret.
process.umask(0o077);
await runCommand(
  {
    usage: "npm run move-to-postgres",
    about:
      "Copies what the site keeps in SQLite (DATA_DIR) into the empty PostgreSQL database of DATABASE_URL, and\n" +
      "compares every row. Stop the site first. SQLite is left as it is; a run that was interrupted has changed\n" +
      "nothing: run it again.",
  },
  move,
);

async function move(): Promise<void> {
  const { databaseUrl, dataDir } = readSettings();
  if (!databaseUrl)
    stop("DATABASE_URL is missing: it names the empty PostgreSQL database that the data go to.");
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const count = await moveStore({ dataDir, databaseUrl, say });
    say(`Moved: ${count} rows are in PostgreSQL as they were in SQLite.`);
    say(next);
  } catch (error) {
    stop(`Not moved: ${(error as Error).message}`);
  }
}
