import { createHash } from "node:crypto";
import type { Context } from "hono";
import {
  type IdempotencyKey,
  idempotencyKeyLifetime,
} from "#features/leads/claim-idempotency-key.server.ts";
import type { Env } from "../http/context.ts";
import { Problem } from "../http/problem.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * The page's own mark for the tries of one submission, the header `Idempotency-Key`; `body` tells a retry from
 * another submission. Undefined where the header is missing.
 * @throws Problem `malformed` for what is no UUID
 */
export function givenKey(c: Context<Env>, scope: string, body: string): IdempotencyKey | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!uuid.test(key)) throw new Problem("malformed", { detail: "Idempotency-Key: a UUID." });
  return {
    scope,
    key: key.toLowerCase(),
    bodyHash: createHash("sha256").update(body).digest("base64url"),
    keepFor: idempotencyKeyLifetime,
  };
}
