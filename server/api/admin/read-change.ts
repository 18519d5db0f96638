import type { Context } from "hono";
import * as v from "valibot";
import type { Env } from "../../http/context.ts";
import { Problem } from "../../http/problem.ts";
import { bodyKind, readText } from "../../http/request-body.ts";
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
  if (bodyKind(c.req.raw.headers) !== "json") {
    throw new Problem("unsupported_type", { detail: "Send application/json in UTF-8." });
  }
  await admitCall(c, parts);
  const result = v.safeParse(schema, parse(await readText(c.req.raw)), { abortPipeEarly: true });
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? "";
    return [name, [issue.type === "strict_object" ? "not_allowed" : issue.message]];
  });
  throw new Problem("invalid", { errors: Object.fromEntries(errors) });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem("malformed", { detail: "The body is not valid JSON." });
  }
}
