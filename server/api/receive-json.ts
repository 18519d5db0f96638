import type { Context } from "hono";
import * as v from "valibot";
import type { Env } from "../http/context.ts";
import type { FlatFields } from "../http/flat-fields.ts";
import { Problem } from "../http/problem.ts";
import { bodyKind, readFields } from "../http/request-body.ts";
import { guardPost } from "./guard-post.ts";
import { type AppParts, limitKey } from "./parts.ts";

/** Lets a call of the page's script in that changes something: counted, and with the visitor's forgery token. */
export async function admitCall(c: Context<Env>, parts: AppParts): Promise<{ tooFast: boolean }> {
  await parts.limits.take(["everyPost"], limitKey(parts, c.get("visitor")));
  return guardPost(c, "json", parts);
}

/** The same with a body of texts. The account's pages need a script, so there is no plain form to answer. */
export async function receiveJson(
  c: Context<Env>,
  parts: AppParts,
): Promise<FlatFields & { tooFast: boolean }> {
  if (bodyKind(c.req.raw.headers) !== "json") {
    throw new Problem("unsupported_type", { detail: "Send application/json in UTF-8." });
  }
  const { tooFast } = await admitCall(c, parts);
  return { ...(await readFields(c.req.raw, "json")), tooFast };
}

/**
 * Checks texts against a schema of texts; what is absent counts as empty. Fields that the schema does not know,
 * such as a `Role`, are left behind.
 * @throws Problem `invalid` with field → codes
 */
export function checkTexts<Form>(
  schema: v.GenericSchema<unknown, Form> & { entries: object },
  { fields, errors }: FlatFields,
): Form {
  const empty = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, ""]));
  const result = v.safeParse(schema, { ...empty, ...fields }, { abortPipeEarly: true });
  const found = (result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? "", [issue.message]]);
  const all = Object.fromEntries([...found, ...Object.entries(errors)]);
  if (!result.success || Object.keys(all).length > 0) throw new Problem("invalid", { errors: all });
  return result.output;
}
