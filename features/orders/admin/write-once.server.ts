import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { RequestContext } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { givenKey } from "#platform/submissions/given-key.server.ts";
import { workOnce } from "#platform/submissions/work-once.server.ts";

interface Parts {
  store: Store;
  sign: Sign;
  now: () => number;
}

interface Asked {
  c: RequestContext;
  who: Administrator;
  scope: string;
  body: object;
}

/**
 * Writes what a page asks for, once for each of its keys: whoever sends again after a lost answer adds nothing twice.
 * @throws Problem `conflict` where the key was used for something else, which is written
 */
export async function writeOnce(
  { store, sign, now }: Parts,
  { c, who, scope, body }: Asked,
  work: (trx: Trx, at: number) => Promise<void>,
): Promise<void> {
  const key = givenKey(c, sign, { scope, owner: who.id, body: JSON.stringify(body) });
  const outcome = await store.write((trx) => {
    const at = now();
    return workOnce(trx, key, at, () => work(trx, at));
  });
  if (outcome === "conflict") throw new Problem("conflict");
}
