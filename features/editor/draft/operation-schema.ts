import * as v from "valibot";
import { languageCodes } from "#platform/language/languages.ts";

const language = v.picklist(languageCodes, "unknown");
const id = v.pipe(v.string("required"), v.regex(/^[a-z][a-z0-9-]{0,59}$/, "malformed"));
/** `sections.why.body`: names of fields, and ids. None of them is a name that every object has. */
const at = v.pipe(
  v.string("required"),
  v.maxLength(400, "too_long"),
  v.regex(/^[a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)*$/, "malformed"),
  v.check((path) => path.split(".").every((name) => !(name in {})), "malformed"),
);
const after = v.nullable(id);
const hash = v.pipe(v.string("required"), v.regex(/^[0-9a-f]{16}$/, "malformed"));

/**
 * One step of editing, as the browser sends it; what it says is read when it is kept as a version. Sections and items
 * are named by their ids, so that a step means the same whatever somebody else did meanwhile:
 * `sections.why.groups.first.heading`. It can be done twice without harm, since an answer may get lost.
 */
export const operationSchema = v.variant(
  "do",
  [
    /** A value; of a translated field that of one language. Without `to`: it holds nothing. */
    v.strictObject({
      do: v.literal("set"),
      at,
      language: v.optional(language),
      to: v.optional(v.unknown()),
      was: v.optional(v.unknown()),
      of: v.optional(hash),
      /** Only of a step that is taken back: the text was a machine's. */
      machine: v.optional(v.literal(true)),
    }),
    /** The translation fits the text in the first language as that stands now, also where a machine made it. */
    v.strictObject({
      do: v.literal("fits"),
      at,
      language,
      was: v.optional(hash),
      machine: v.optional(v.literal(true)),
    }),
    /** A section (`at: "sections"`) or an item of a list, behind another one; null: as the first. */
    v.strictObject({
      do: v.literal("add"),
      at,
      after,
      item: v.objectWithRest({ id }, v.unknown()),
    }),
    v.strictObject({ do: v.literal("remove"), at, id }),
    v.strictObject({ do: v.literal("move"), at, id, after }),
    /** Languages that do not show a section. */
    v.strictObject({
      do: v.literal("hide"),
      id,
      languages: v.array(language),
      was: v.optional(v.array(language)),
    }),
  ],
  "malformed",
);
export type Operation = v.InferOutput<typeof operationSchema>;
