import type { Fields, Leaf, Values } from "#platform/fields/field.ts";
import { idPath } from "#platform/fields/id-path.ts";
import { leavesOf } from "#platform/fields/leaves.ts";
import type { EntryDocument } from "./entry-document.ts";
import { fieldsOfType } from "./fields-of-section.ts";
import { kindOf } from "./kinds.ts";

/** A field by the name that operations know it by: `sections.why.groups.first.heading`. */
export interface LeafAt {
  at: string;
  /** Of the section that it stands in; undefined: beside the sections. */
  section?: string;
  leaf: Leaf;
  value: unknown;
}

/** Every field of an entry in the order of the page. */
export function leavesAt({ kind, values, sections }: EntryDocument): LeafAt[] {
  return [
    ...named(kindOf(kind).fields, values, ""),
    ...sections.flatMap(({ id, type, values }) =>
      named(fieldsOfType(type), values, `sections.${id}.`).map((leaf) => ({
        ...leaf,
        section: id,
      })),
    ),
  ];
}

function named(fields: Fields, values: Values, before: string): LeafAt[] {
  return [...leavesOf(fields, values)].map(({ path, leaf, value }) => ({
    at: before + idPath(values, path),
    leaf,
    value,
  }));
}
