import type { RequestContext } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { givenKey } from "./given-key.server.ts";
import { workOnce } from "./work-once.server.ts";

interface Parts {
  store: Store;
  sign: Sign;
  now: () => number;
}

interface Asked {
  c: RequestContext;
  /** Whoever asks: a user, or the order of a signed link. */
  owner: { id: string };
  scope: string;
  /** What tells a retry from something else. */
  body: object;
}

/**
 * Writes what a page asks for, once for each of its keys: whoever sends again after a lost answer adds nothing twice.
 * @throws Problem `conflict` where the key was used for something else, which is written
 */
export async function writeOnce(
  { store, sign, now }: Parts,
  { c, owner, scope, body }: Asked,
  work: (trx: Trx, at: number) => Promise<void>,
): Promise<void> {
  const key = givenKey(c, sign, { scope, owner: owner.id, body: JSON.stringify(body) });
  const outcome = await store.write((trx) => {
    const at = now();
    return workOnce(trx, key, at, () => work(trx, at));
  });
  if (outcome === "conflict") throw new Problem("conflict");
}
