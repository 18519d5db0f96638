import type { Trx } from "#platform/store/store.server.ts";
import { claimIdempotencyKey, type IdempotencyKey } from "./claim-idempotency-key.server.ts";

/**
 * Does the work once for each key, however often it is asked for; without a key, which no older page sends, each time.
 * What the work throws frees the key. `now` in milliseconds.
 * @returns `conflict`: the key was used for something else, which is done
 */
export async function workOnce(
  trx: Trx,
  key: IdempotencyKey | undefined,
  now: number,
  work: () => Promise<void>,
): Promise<"done" | "conflict"> {
  const claim = key ? await claimIdempotencyKey(trx, key, now) : { kind: "new" };
  if (claim.kind === "new") await work();
  return claim.kind === "conflict" ? "conflict" : "done";
}
