import type { Trx } from "#platform/store/store.server.ts";

interface Change {
  add: readonly number[];
  remove: readonly number[];
}

/** An account keeps no more; the newest stay. */
const mostWishes = 500;

/** Changes an account's wishlist and gives all of it, the oldest wish first. What is there already keeps its place. */
export async function changeWishes(
  trx: Trx,
  userId: string,
  { add, remove }: Change,
  now: number,
): Promise<number[]> {
  if (remove.length > 0) await forget(trx, userId, remove);
  if (add.length > 0) {
    await trx
      .insertInto("account_wish")
      // One instant later each, so that the order of the browser's list is kept.
      .values(
        [...new Set(add)].map((product_id, at) => ({
          user_id: userId,
          product_id,
          created_at: now + at,
        })),
      )
      .onConflict((conflict) => conflict.columns(["user_id", "product_id"]).doNothing())
      .execute();
  }
  const rows = await trx
    .selectFrom("account_wish")
    .select("product_id")
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("product_id")
    .execute();
  const all = rows.map(({ product_id }) => Number(product_id));
  const tooMany = all.slice(0, -mostWishes);
  if (tooMany.length > 0) await forget(trx, userId, tooMany);
  return all.slice(-mostWishes);
}

async function forget(trx: Trx, userId: string, productIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom("account_wish")
    .where("user_id", "=", userId)
    .where("product_id", "in", productIds)
    .execute();
}
