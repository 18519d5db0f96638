import * as v from "valibot";
import { isEmail } from "#platform/rules/email-rule.ts";
import { isFilled, isOneLine, isStorable } from "#platform/rules/text-rules.ts";

/** Codes of refused fields; the pages hold the words for each (`forms.errors.…`). */
export type FieldErrorCode =
  | "required"
  | "invalid_email"
  | "too_long"
  | "single_line"
  | "invalid_text";

const code = <Code extends FieldErrorCode>(value: Code) => value;

/** A text of at most so many characters (code points), not bytes. */
export const text = (max: number) =>
  v.pipe(
    v.string(code("required")),
    v.check(isStorable, code("invalid_text")),
    v.check(isFilled, code("required")),
    v.check((value) => [...value].length <= max, code("too_long")),
  );

export const line = (max: number) => v.pipe(text(max), v.check(isOneLine, code("single_line")));

/** One that nobody has to fill in; empty where it says nothing. */
export const optionalLine = (max: number) =>
  v.pipe(
    v.string(code("required")),
    v.check(isStorable, code("invalid_text")),
    v.check((value) => [...value].length <= max, code("too_long")),
    v.check(isOneLine, code("single_line")),
  );

export const email = v.pipe(
  v.string(code("required")),
  v.check((value) => value !== "", code("required")),
  v.check(isEmail, code("invalid_email")),
);
