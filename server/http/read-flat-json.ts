import { type FlatFields, gatherFields } from "./flat-fields.ts";
import { parseJson } from "./parse-json.ts";

/**
 * Reads a JSON object of texts. `JSON.parse` alone would keep the last of two equal names silently, so the names
 * are read from the text itself.
 * @throws Problem `malformed` when it is no JSON; anything that is JSON but no object counts as an empty one
 */
export function readFlatJson(text: string): FlatFields {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { fields: {}, errors: {} };
  }
  const entries = new Map(Object.entries(value));
  return gatherFields(topLevelNames(text).map((name) => [name, entries.get(name)] as const));
}

/** Strings as wholes, so that a brace or colon inside one means nothing; all else that matters is one character. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/** The names of a valid JSON object, in order and with repetitions. */
function topLevelNames(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let string = "";
  for (const [token] of text.matchAll(tokens)) {
    if (token === "{" || token === "[") depth++;
    else if (token === "}" || token === "]") depth--;
    else if (token !== ":") string = token;
    else if (depth === 1) names.push(JSON.parse(string));
  }
  return names;
}
