import type { Field, Fields, Group } from "./field.ts";
import { isRequired, type Said } from "./required.ts";

/** Several groups of the same fields. Each has a name of its own, `id`, so that it can be moved. */
export function list<const Inside extends Fields, R extends boolean = true>(
  inside: Inside,
  said: Said<R> & Partial<Pick<Group, "most" | "isTree" | "holdsWords">> = {},
): Group<Inside, true, NoInfer<R>> {
  const { most = 100, isTree = false, holdsWords = false } = said;
  return {
    ...{ kind: "list", many: true, required: isRequired(said), most, isTree, holdsWords },
    fields: inside,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each group knows its own fields
export const isGroup = (field: Field): field is Group<any> => "fields" in field;
