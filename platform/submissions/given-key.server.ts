import { createHash } from "node:crypto";
import type { RequestContext } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import { type IdempotencyKey, idempotencyKeyLifetime } from "./claim-idempotency-key.server.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** What a mark is about: `owner` is the visitor's or the user's id, `body` tells a retry from another submission. */
interface Submitted {
  scope: string;
  owner: string;
  body: string;
}

/**
 * The page's own mark for the tries of one submission, the header `Idempotency-Key`, bound to whoever sends it: a mark
 * that somebody else uses as well reveals nothing and blocks nobody. Undefined where the header is missing.
 * @throws Problem `malformed` for what is no UUID
 */
export function givenKey(
  c: RequestContext,
  sign: Sign,
  { scope, owner, body }: Submitted,
): IdempotencyKey | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!uuid.test(key)) throw new Problem("malformed", { detail: "Idempotency-Key: a UUID." });
  return {
    scope,
    key: asUuid(sign(`idempotency:${owner}:${key.toLowerCase()}`)),
    asGiven: key.toLowerCase(),
    bodyHash: createHash("sha256").update(body).digest("base64url"),
    keepFor: idempotencyKeyLifetime,
  };
}

/** A UUID of version 8, made from a text (RFC 9562): an API server behind this one takes nothing else for a key. */
function asUuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-a$4-$5");
}
