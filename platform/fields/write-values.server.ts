import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Field, Fields, Translation, Values } from "./field.ts";
import { isGroup } from "./fields.ts";
import { isStale } from "./leaves.server.ts";

/** The values as people write them: fields and languages in their order, `of` only where a translation is stale. */
export function writeValues(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => values[name] !== undefined)
      .map(([name, field]) => [name, writeField(field, values[name])]),
  );
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
        return [code, typeof said === "object" && !isStale(texts, code) ? said.value : said];
      }),
  );
}
