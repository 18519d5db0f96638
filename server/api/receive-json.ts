import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import { requireJson } from "#platform/http/read-call.server.ts";
import { readFields } from "#platform/http/request-body.server.ts";
import type { AppParts } from "./parts.ts";

/** Lets a call of the page's script in that changes something: counted, and with the visitor's forgery token. */
export async function admitCall(c: Context<Env>, parts: AppParts): Promise<{ tooFast: boolean }> {
  return parts.services.guard.admitChange(c);
}

/** `admitCall` with a body of texts. The account's pages need a script, so there is no plain form to answer. */
export async function receiveJson(
  c: Context<Env>,
  parts: AppParts,
): Promise<FlatFields & { tooFast: boolean }> {
  requireJson(c);
  const { tooFast } = await admitCall(c, parts);
  return { ...(await readFields(c.req.raw, "json")), tooFast };
}
