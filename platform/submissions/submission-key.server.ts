import type { RequestContext } from "#platform/http/context.server.ts";
import type { Guard } from "#platform/http/guard.server.ts";
import type { BodyKind } from "#platform/http/request-body.server.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import type { IdempotencyKey } from "./claim-idempotency-key.server.ts";
import { givenKey } from "./given-key.server.ts";

/** Identical posts of a plain form within this time, ms, are one submission: reloads and double clicks. */
const plainFormWindow = 10 * 60 * 1000;

/**
 * What makes several tries one submission: the mark that the page's script gives them. A plain form has none: its
 * content and its visitor are one, signed so that neither can be read from it.
 */
export function submissionKey(
  c: RequestContext,
  { guard, sign }: { guard: Guard; sign: Sign },
  { form, kind, body }: { form: string; kind: BodyKind; body: string },
): IdempotencyKey | undefined {
  if (kind === "json")
    return givenKey(c, sign, { scope: form, owner: guard.visitorIdOf(c) ?? "", body });
  const key = sign(`post:${guard.limitKey(c)}:${body}`);
  return { scope: `${form}-post`, key, bodyHash: key, keepFor: plainFormWindow };
}
