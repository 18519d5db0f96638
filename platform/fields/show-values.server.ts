import type { Field, Fields, ShowContext, ShownValues, Values } from "./field.ts";
import { isGroup } from "./fields.ts";
import { valueIn } from "./leaves.ts";

/** What a page shows of the values in a language. Nothing of another language: what is missing is left out. */
export function showValues<Declared extends Fields>(
  fields: Declared,
  values: Values,
  context: ShowContext,
): ShownValues<Declared> {
  const shown = Object.entries(fields)
    .map(([name, field]) => [name, showField(field, values[name], context, values)])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(shown);
}

function showField(field: Field, value: unknown, context: ShowContext, beside: Values): unknown {
  if (value === undefined) return undefined;
  if (isGroup(field)) {
    if (!field.many) return showValues(field.fields, value as Values, context);
    return (value as Values[]).map((item) => ({
      id: item.id,
      ...(showValues(field.fields, item, context) as Values),
    }));
  }
  const said = valueIn(field, value, context.language);
  return said !== undefined && field.show ? field.show(said, context, beside) : said;
}
