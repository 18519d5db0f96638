import { statSync } from "node:fs";
import path from "node:path";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import { type OpenDatabase, openDatabase } from "#platform/store/open-database.server.ts";
import type { Settings } from "#server/env.ts";

/**
 * The database of a site that was started before; makes none, and leaves nothing where there is none.
 * @throws WrongSetting saying where it looked
 */
export async function openExisting(
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = settings;
  const neverStored = (where: string, name: string) =>
    new WrongSetting(
      `Nothing was ever stored ${where}: start the site first (npm start), or set ${name} as it has it.`,
    );
  if (!databaseUrl && !isThere(dataDir)) throw neverStored(`in ${dataDir}`, "DATA_DIR");
  const opened = await openDatabase(settings);
  const tables = await opened.db.introspection.getTables();
  if (tables.some(({ name }) => name === "mail")) return opened;
  await opened.db.destroy();
  await opened.limitsPool?.end();
  throw neverStored("here", databaseUrl ? "DATABASE_URL" : "DATA_DIR");
}

/**
 * Whether the site's SQLite file is there.
 * @throws WrongSetting where this account may not look: the folder is the site's account's alone
 */
export function isThere(dataDir: string): boolean {
  try {
    return statSync(path.join(dataDir, "site.sqlite"), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") return false;
    throw new WrongSetting(
      `DATA_DIR: ${dataDir} may not be read by this account: say this as the site's own account, or as root.`,
    );
  }
}
