import type { Trx } from "#platform/store/store.server.ts";

/** Marks retries of one submission: made by the page, or from the content of a plain form post. */
export interface IdempotencyKey {
  scope: string;
  /** Of one visitor: what others send under the same mark is theirs. */
  key: string;
  /** The mark as the page sent it. A release before this one kept it like that, whoever the visitor was. */
  asGiven?: string;
  /** Tells a retry from another submission under the same key. */
  bodyHash: string;
  /** How long a repetition counts as a retry, ms. */
  keepFor: number;
}

export type Claim =
  | { kind: "new" }
  | { kind: "replay"; reference: string; at: number }
  | { kind: "conflict" };

/**
 * Claims a key for this transaction. A second transaction with the same key waits here until the first has
 * committed, and is then told that submission's reference and time. `now` and `at` in milliseconds.
 */
export async function claimIdempotencyKey(
  trx: Trx,
  idempotency: IdempotencyKey,
  now: number,
): Promise<Claim> {
  const before = await findFromBefore(trx, idempotency, now);
  if (before) return { kind: "replay", ...before };
  const { scope, key, bodyHash, keepFor } = idempotency;
  await trx
    .deleteFrom("idempotency_key")
    .where("scope", "=", scope)
    .where("key", "=", key)
    .where("created_at", "<=", now - keepFor)
    .execute();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("idempotency_key")
    .values({ scope, key, body_hash: bodyHash, reference: "", created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) return { kind: "new" };

  const earlier = await trx
    .selectFrom("idempotency_key")
    .select(["body_hash", "reference", "created_at"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return earlier.body_hash === bodyHash
    ? { kind: "replay", reference: earlier.reference, at: earlier.created_at }
    : { kind: "conflict" };
}

/** The same submission, stored by a release before this one. */
async function findFromBefore(
  trx: Trx,
  { scope, asGiven, bodyHash, keepFor }: IdempotencyKey,
  now: number,
): Promise<{ reference: string; at: number } | undefined> {
  if (asGiven === undefined) return undefined;
  return trx
    .selectFrom("idempotency_key")
    .select(["reference", "created_at as at"])
    .where("scope", "=", scope)
    .where("key", "=", asGiven)
    .where("body_hash", "=", bodyHash)
    .where("created_at", ">", now - keepFor)
    .executeTakeFirst();
}

/** Notes what the claimed key was answered with, in the same transaction. */
export async function answerIdempotencyKey(
  trx: Trx,
  { scope, key }: IdempotencyKey,
  reference: string,
): Promise<void> {
  await trx
    .updateTable("idempotency_key")
    .set({ reference })
    .where("scope", "=", scope)
    .where("key", "=", key)
    .execute();
}

/** Keys of the longest kind are kept this long, ms. */
export const idempotencyKeyLifetime = 24 * 60 * 60 * 1000;

/** Forgets the keys that nobody may retry any more. */
export async function forgetOldIdempotencyKeys(trx: Trx, now: number): Promise<void> {
  await trx
    .deleteFrom("idempotency_key")
    .where("created_at", "<=", now - idempotencyKeyLifetime)
    .execute();
}
