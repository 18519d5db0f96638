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

/** A step of editing (operations.ts), as the browser sends it; what it says is read when it is kept as a version. */
export const operationSchema = v.variant(
  "do",
  [
    v.strictObject({
      do: v.literal("set"),
      at,
      language: v.optional(language),
      to: v.optional(v.unknown()),
      was: v.optional(v.unknown()),
      of: v.optional(hash),
      machine: v.optional(v.literal(true)),
    }),
    v.strictObject({
      do: v.literal("fits"),
      at,
      language,
      was: v.optional(hash),
      machine: v.optional(v.literal(true)),
    }),
    v.strictObject({
      do: v.literal("add"),
      at,
      after,
      item: v.objectWithRest({ id }, v.unknown()),
    }),
    v.strictObject({ do: v.literal("remove"), at, id }),
    v.strictObject({ do: v.literal("move"), at, id, after }),
    v.strictObject({
      do: v.literal("hide"),
      id,
      languages: v.array(language),
      was: v.optional(v.array(language)),
    }),
  ],
  "malformed",
);
