import { readSetting } from "#platform/store/read-setting.server.ts";
import type { Db, Store } from "#platform/store/store.server.ts";

const name = "backed_up_at";

/** Writes down that a backup was made; `now` in milliseconds. */
export function recordBackup(store: Store, now: number): Promise<void> {
  return store.write(async (trx) => {
    await trx
      .insertInto("setting")
      .values({ name, value: String(now) })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: String(now) }))
      .execute();
  });
}

/** When the last backup was made, ms; undefined: none ever was. */
export async function lastBackupAt(db: Db): Promise<number | undefined> {
  const found = await readSetting(db, name);
  return found === undefined ? undefined : Number(found);
}
