import * as v from "valibot";
import { isFilled, isOneLine, isStorable } from "#platform/rules/text-rules.ts";
import type { Leaf } from "./field.ts";
import { keepUnits } from "./keep-units.ts";
import { isRequired, type Said } from "./required.ts";
import type { Why } from "./wrong-value.ts";

export interface SaidOfText<Required extends boolean> extends Said<Required> {
  /** Letters. */
  most?: number;
  translated?: boolean;
}

interface SaidOfLine<Required extends boolean> extends SaidOfText<Required> {
  /** A form that it must have, and what is said where it has another: `expected a time of day such as 09:00`, `noTime`. */
  like?: { form: RegExp; such: string; otherwise: Why["code"] };
}

/** A text that can be stored and says something. `most`: letters. */
export const storable = (most: number) =>
  v.pipe(
    v.string("expected a text"),
    v.maxLength(most, ({ received }) => `is longer than ${most} letters (${received})`),
    v.check(isStorable, "holds a sign that cannot be stored (NUL, half a letter)"),
    v.check(isFilled, "says nothing: leave it out"),
  );

/** The same without line breaks. */
export const oneLine = (most: number) =>
  v.pipe(storable(most), v.check(isOneLine, "expected a single line"));

/** A text in one line, such as a heading. */
export function line<R extends boolean = true>(
  said: SaidOfLine<R> = {},
): Leaf<string, string, NoInfer<R>> {
  const { most = 120, translated = true, like } = said;
  const any = oneLine(most);
  const schema = like ? v.pipe(any, v.regex(like.form, `expected ${like.such}`)) : any;
  return {
    ...{ kind: "line", required: isRequired(said), translated, schema },
    ...(like && { like: like.otherwise }),
    show: keepUnits,
    wordsOf: (value) => value,
  };
}

/** A few lines without any form. */
export function text<R extends boolean = true>(
  said: SaidOfText<R> = {},
): Leaf<string, string, NoInfer<R>> {
  const { most = 600, translated = true } = said;
  return {
    ...{ kind: "text", required: isRequired(said), translated, schema: storable(most) },
    show: keepUnits,
    wordsOf: (value) => value,
  };
}

/** Signs as they are, such as lines of a program. */
export function code<R extends boolean = true>(
  said: SaidOfText<R> = {},
): Leaf<string, string, NoInfer<R>> {
  const { most = 5_000, translated = false } = said;
  return { kind: "code", required: isRequired(said), translated, schema: storable(most) };
}
