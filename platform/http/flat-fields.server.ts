import { type FieldErrors, Problem } from "./problem.server.ts";

/** What a body said: texts by field, and the fields that are refused whatever they say. */
export interface FlatFields {
  fields: Record<string, string>;
  errors: FieldErrors;
}

/** Names that mean something to JavaScript objects and nothing to us. */
const poisonous = ["__proto__", "constructor", "prototype"];

/** Many times what any form of ours has. Each refused one is named in the answer, so thousands cost both sides. */
const mostFields = 100;

/**
 * Gathers name-value pairs into texts. A name that comes twice, that would pollute a prototype, or whose value
 * is anything but text is refused with a code.
 * @throws Problem `malformed` for more fields than anybody sends
 */
export function gatherFields(pairs: Iterable<readonly [name: string, value: unknown]>): FlatFields {
  const fields = new Map<string, string>();
  const errors = new Map<string, string[]>();
  const seen = new Set<string>();
  let count = 0;
  for (const [name, value] of pairs) {
    count += 1;
    if (count > mostFields)
      throw new Problem("malformed", { detail: `At most ${mostFields} fields are read.` });
    if (poisonous.includes(name)) errors.set(name, ["not_allowed"]);
    else if (seen.has(name)) errors.set(name, ["duplicate"]);
    else if (typeof value !== "string") errors.set(name, ["not_text"]);
    else fields.set(name, value);
    seen.add(name);
  }
  return { fields: Object.fromEntries(fields), errors: Object.fromEntries(errors) };
}
