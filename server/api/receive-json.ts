import type { Context } from "hono";
import * as v from "valibot";
import type { Env } from "#platform/http/context.server.ts";
import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { bodyKind, readFields } from "#platform/http/request-body.server.ts";
import { guardPost } from "./guard-post.ts";
import { type AppParts, limitKey } from "./parts.ts";

/** For calls that only a script makes. @throws Problem `unsupported_type` for every body that is no JSON */
export function requireJson(c: Context<Env>): void {
  if (bodyKind(c.req.raw.headers) === "json") return;
  throw new Problem("unsupported_type", { detail: "Send application/json in UTF-8." });
}

/** Lets a call of the page's script in that changes something: counted, and with the visitor's forgery token. */
export async function admitCall(c: Context<Env>, parts: AppParts): Promise<{ tooFast: boolean }> {
  await parts.limits.take(["everyPost"], limitKey(parts, c.get("visitor")));
  return guardPost(c, "json", parts);
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

/** An object of texts. */
export type FormSchema<Form> = v.GenericSchema<unknown, Form> & { entries: object };

/**
 * Checks texts against a schema of texts; what is absent counts as empty. Fields that the schema does not know,
 * such as a `Role`, are left behind.
 * @throws Problem `invalid` with field → codes
 */
export function checkTexts<Form>(schema: FormSchema<Form>, { fields, errors }: FlatFields): Form {
  const empty = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, ""]));
  const result = v.safeParse(schema, { ...empty, ...fields }, { abortPipeEarly: true });
  const found = (result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? "", [issue.message]]);
  // By definition, not by assignment: a field may be called __proto__ here.
  const all = Object.fromEntries([...found, ...Object.entries(errors)]);
  if (!result.success || Object.keys(all).length > 0) throw new Problem("invalid", { errors: all });
  return result.output;
}
