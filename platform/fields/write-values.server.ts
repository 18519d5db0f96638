import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Field, Fields, Translation, Values } from "./field.ts";
import { isGroup } from "./fields.ts";
import { isStale } from "./leaves.server.ts";

/**
 * The values as people write them: fields and languages in their order, `of` only where a translation is stale or a
 * machine's. What
 * another release stored and this one does not know comes last, as it is: nothing that was written gets lost.
 */
export function writeValues(fields: Fields, values: Values): Values {
  const known = Object.entries(fields)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, field]) => [name, writeField(field, values[name])]);
  const unknown = Object.entries(values).filter(
    ([name]) => name !== "id" && !Object.hasOwn(fields, name),
  );
  return Object.fromEntries([...known, ...unknown]);
}

function writeField(field: Field, value: unknown): unknown {
  if (isGroup(field)) {
    if (!field.many) return writeValues(field.fields, value as Values);
    return (value as Values[]).map((item) => ({
      id: item.id,
      ...writeValues(field.fields, item),
    }));
  }
  if (!field.translated) return value;
  const texts = value as Partial<Record<LanguageCode, string | Translation>>;
  return Object.fromEntries(
    languageCodes
      .filter((code) => texts[code] !== undefined)
      .map((code) => {
        const said = texts[code];
        const isPlain = typeof said === "object" && !said.machine && !isStale(texts, code);
        return [code, isPlain ? said.value : said];
      }),
  );
}
