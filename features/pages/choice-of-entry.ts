import * as v from "valibot";
import type { Leaf } from "#platform/fields/field.ts";

/** Which entry a second name shows: one by its name, or the newest of a kind. */
export type ChosenEntry = { entry: string } | { newest: string };

const expected =
  "expected the name of an entry, such as web-software, or newest and a kind: newest post";
const form = /^(?:(newest) )?([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** `web-software`, or `newest post`. What is not live is no mistake: nothing is shown until it is. */
export function choiceOfEntry(): Leaf<string, string, true> {
  const schema = v.pipe(v.string(expected), v.regex(form, expected));
  return { kind: "choice", required: true, translated: false, schema };
}

export function readChoiceOfEntry(written: string): ChosenEntry {
  const [, newest, name = ""] = form.exec(written) ?? [];
  return newest ? { newest: name } : { entry: name };
}
