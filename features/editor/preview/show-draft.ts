import * as v from "valibot";
import type { Field, Fields, Leaf, ShowContext, Values } from "#platform/fields/field.ts";
import { isGroup } from "#platform/fields/fields.ts";
import { valueIn } from "#platform/fields/leaves.ts";

/**
 * What a page shows of values that are being written. It is never refused: what is missing and must not be stands there
 * as dots, and a text that cannot be read yet as it is.
 */
export function showDraft(fields: Fields, values: Values, context: ShowContext): Values {
  const shown = Object.entries(fields)
    .map(([name, field]) => [name, showField(field, values[name], context)])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(shown);
}

function showField(field: Field, value: unknown, context: ShowContext): unknown {
  if (!isGroup(field)) return showLeaf(field, valueIn(field, value, context.language), context);
  if (!field.many)
    return value === undefined && !field.required
      ? undefined
      : showDraft(field.fields, (value ?? { decorative: true }) as Values, context);
  if (value === undefined) return field.required ? [] : undefined;
  return (value as Values[]).map((item) => ({
    id: item.id,
    ...showDraft(field.fields, item, context),
  }));
}

function showLeaf(leaf: Leaf, written: unknown, context: ShowContext): unknown {
  const isFilled = leaf.translated && typeof written === "string";
  const said = isFilled ? (context.fill?.(written) ?? written) : written;
  const show = (value: unknown) => (leaf.show ? leaf.show(value, context) : value);
  if (said !== undefined && said !== "" && v.is(leaf.schema, said)) return show(said);
  if (typeof said === "string" && said.trim() !== "") {
    if (leaf.kind === "rich-text") return [{ is: "p", inside: [said] }];
    if (isText(leaf)) return said;
  }
  return leaf.required ? standIn(leaf, show) : undefined;
}

const isText = ({ kind }: Leaf) => ["line", "text", "code"].includes(kind);
const dots = "…";

function standIn(leaf: Leaf, show: (value: unknown) => unknown): unknown {
  switch (leaf.kind) {
    case "line":
    case "text":
    case "code":
      return dots;
    case "rich-text":
      return [{ is: "p", inside: [dots] }];
    case "link":
      return "#";
    case "drawing":
    case "choice":
    case "icon":
      return optionsOf(leaf)[0];
    case "number":
      return 0;
    case "date":
      return show(new Date().toISOString().slice(0, 10));
    case "entries":
      return show(100);
    case "entry-pages":
      return show({ each: 100 });
    default:
      return undefined;
  }
}

/** What a choice can be; empty where it is written freely. */
export function optionsOf({ schema, options: names }: Leaf): readonly string[] {
  if (names) return names;
  const { options } = schema as { options?: unknown };
  // Numbers among them are names of earlier releases, which nobody chooses any more.
  return Array.isArray(options) ? options.filter((each) => typeof each === "string") : [];
}
