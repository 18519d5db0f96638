import { randomBytes } from "node:crypto";
import type { Store } from "#platform/store/store.server.ts";

const name = "auth_secret";

/** The signing secret where no AUTH_SECRET is set: made once and kept, so that several processes share it. */
export async function ownSecret(store: Store): Promise<string> {
  const find = () =>
    store.read.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  const made = await find();
  if (made) return made.value;
  const value = randomBytes(32).toString("base64url");
  await store.write((trx) =>
    trx
      .insertInto("setting")
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return (await find())?.value ?? value;
}
