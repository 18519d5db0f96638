import { type FlatFields, gatherFields } from "./flat-fields.server.ts";
import { parseJson } from "./parse-json.server.ts";

/**
 * Reads a JSON object of texts. `JSON.parse` alone would keep the last of two equal names silently, so the names
 * are read from the text itself.
 * @throws Problem `malformed` when it is no JSON or has more fields than anybody sends; anything that is JSON but no
 * object counts as an empty one
 */
export function readFlatJson(text: string): FlatFields {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { fields: {}, errors: {} };
  }
  const entries = new Map(Object.entries(value));
  return gatherFields(pairsOf(topLevelNames(text), entries));
}

function* pairsOf(names: Iterable<string>, entries: Map<string, unknown>) {
  for (const name of names) yield [name, entries.get(name)] as const;
}

/** The names of a valid JSON object, in order and with repetitions. */
function* topLevelNames(text: string): Generator<string> {
  let depth = 0;
  let string = "";
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      // As a whole, so that a brace or a colon in it means nothing.
      const end = endOfString(text, at);
      string = text.slice(at, end + 1);
      at = end;
    } else if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (sign === ":" && depth === 1) yield JSON.parse(string);
  }
}

/** Where the string that begins at `start` has its second quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
