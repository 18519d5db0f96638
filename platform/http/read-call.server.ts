import type { Context } from "hono";
import * as v from "valibot";
import type { Asked, Call } from "./call.ts";
import type { Env } from "./context.server.ts";
import type { FlatFields } from "./flat-fields.server.ts";
import type { Gate } from "./gate.server.ts";
import { parseJson } from "./parse-json.server.ts";
import { type FieldErrors, Problem } from "./problem.server.ts";
import { bodyKind, readFields, readText } from "./request-body.server.ts";

/** What a request says. */
export type Read<Own extends Call> = Asked<Own> & {
  /** Sent sooner than a person fills in a form. */
  tooFast: boolean;
};

/**
 * Lets a request in and reads what it says: a change must be JSON (415), within the limits (429) and from our page
 * (403) before its body is read (413, 400) and checked (422).
 */
export const readCall = async <Own extends Call>(c: Context<Env>, call: Own, gate: Admission) =>
  (await read(c, call, gate)) as Read<Own>;

type Admission = Pick<Gate, "admitReading" | "admitChange">;

async function read(c: Context<Env>, call: Call, gate: Admission) {
  if (c.req.method === "GET" || c.req.method === "HEAD") {
    gate.admitReading(c);
    return { params: readParams(c, call), query: readQuery(c, call), tooFast: false };
  }
  if (call.body || call.texts) requireJson(c);
  const { tooFast } = await gate.admitChange(c);
  const params = readParams(c, call);
  const query = readQuery(c, call);
  return { params, query, body: await readBody(c, call), tooFast };
}

/** @throws Problem `unsupported_type` for every body that is no JSON */
function requireJson(c: Context<Env>): void {
  if (bodyKind(c.req.raw.headers) === "json") return;
  throw new Problem("unsupported_type", { detail: "Send application/json in UTF-8." });
}

async function readBody(c: Context<Env>, { body, texts }: Call): Promise<unknown> {
  if (texts) return checkTexts(texts, await readFields(c.req.raw, "json"));
  return body && checked(body, parseJson(await readText(c.req.raw)));
}

/** An address that names nothing we know leads nowhere. @throws Problem `not_found` */
function readParams(c: Context<Env>, { params }: Call): unknown {
  if (!params) return {};
  const result = v.safeParse(params, c.req.param());
  if (!result.success) throw new Problem("not_found");
  return result.output;
}

function readQuery(c: Context<Env>, { query }: Call): unknown {
  if (!query) return {};
  const given = Object.entries(c.req.query()).filter(([, value]) => value !== "");
  return checked(query, Object.fromEntries(given));
}

/** @throws Problem `invalid` with field → codes */
export function checked<Checked>(
  schema: v.GenericSchema<unknown, Checked>,
  value: unknown,
): Checked {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new Problem("invalid", { errors: errorsOf(result.issues) });
}

/** An object of texts. */
export type FormSchema<Form> = v.GenericSchema<unknown, Form> & {
  entries: Record<string, { type: string }>;
};

/**
 * Checks texts against a schema of texts; what is absent counts as empty, unless the schema says that it may be absent.
 * Fields that the schema does not know, such as a `Role`, are left behind.
 * @throws Problem `invalid` with field → codes
 */
export function checkTexts<Form>(schema: FormSchema<Form>, { fields, errors }: FlatFields): Form {
  const needed = Object.entries(schema.entries).filter(([, { type }]) => type !== "optional");
  const empty = Object.fromEntries(needed.map(([name]) => [name, ""]));
  const result = v.safeParse(schema, { ...empty, ...fields }, { abortPipeEarly: true });
  // By definition, not by assignment: a field may be called __proto__ here.
  const all = { ...errorsOf(result.issues ?? []), ...Object.fromEntries(Object.entries(errors)) };
  if (!result.success || Object.keys(all).length > 0) throw new Problem("invalid", { errors: all });
  return result.output;
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", [codeOf(issue)]]));
}

/** A key too many is one that was expected never; a key too few has no message of its own. */
function codeOf({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (type !== "strict_object" && type !== "object") return message;
  return expected === "never" ? "not_allowed" : "required";
}
