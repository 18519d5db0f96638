import type { Context } from "hono";
import * as v from "valibot";
import type { Env } from "#platform/http/context.server.ts";
import { parseJson } from "#platform/http/parse-json.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { requireJson } from "#platform/http/read-call.server.ts";
import { readText } from "#platform/http/request-body.server.ts";
import type { AppParts } from "../parts.ts";
import { admitCall } from "../receive-json.ts";

/**
 * Lets a change in and reads it.
 * @throws Problem `forbidden`, `limited`, or for a body that is not what the schema says
 */
export async function readChange<Change>(
  c: Context<Env>,
  parts: AppParts,
  schema: v.GenericSchema<unknown, Change>,
): Promise<Change> {
  requireJson(c);
  await admitCall(c, parts);
  const result = v.safeParse(schema, parseJson(await readText(c.req.raw)), {
    abortPipeEarly: true,
  });
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? "";
    return [name, [issue.type === "strict_object" ? "not_allowed" : issue.message]];
  });
  throw new Problem("invalid", { errors: Object.fromEntries(errors) });
}
