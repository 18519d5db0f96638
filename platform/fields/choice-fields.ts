import * as v from "valibot";
import type { Leaf } from "./field.ts";
import { isRequired, type Said } from "./required.ts";

/** One of a few. */
export function choice<const Option extends string, R extends boolean = true>(
  options: readonly Option[],
  said: Said<R> = {},
): Leaf<Option, Option, NoInfer<R>> {
  const schema = v.picklist(options, `expected one of ${options.join(", ")}`);
  return { kind: "choice", required: isRequired(said), translated: false, schema };
}

/** One of the drawn set. */
export function icon<const Name extends string, R extends boolean = true>(
  names: readonly Name[],
  said: Said<R> = {},
): Leaf<Name, Name, NoInfer<R>> {
  return { ...choice(names, said), kind: "icon" };
}

/** Yes or no; nothing said is no. */
export function toggle(): Leaf<boolean, boolean, false> {
  const schema = v.boolean("expected true or false");
  return { kind: "switch", required: false, translated: false, schema };
}

export function number<R extends boolean = true>(
  said: Said<R> & { least?: number; most?: number; whole?: boolean } = {},
): Leaf<number, number, NoInfer<R>> {
  const { least = 0, most = 1_000_000_000, whole = false } = said;
  const between = `expected a ${whole ? "whole " : ""}number from ${least} to ${most}`;
  const schema = v.pipe(
    v.number(between),
    v.minValue(least, between),
    v.maxValue(most, between),
    v.check((value) => !whole || Number.isInteger(value), between),
  );
  return { kind: "number", required: isRequired(said), translated: false, schema };
}
