import { randomBytes } from "node:crypto";
import { readSetting } from "#platform/store/read-setting.server.ts";
import type { Store } from "#platform/store/store.server.ts";

const name = "auth_secret";

/** The signing secret where no AUTH_SECRET is set: made once and kept, so that several processes share it. */
export async function ownSecret(store: Store): Promise<string> {
  const made = await readSetting(store.read, name);
  if (made !== undefined) return made;
  const value = randomBytes(32).toString("base64url");
  await store.write((trx) =>
    trx
      .insertInto("setting")
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return (await readSetting(store.read, name)) ?? value;
}
