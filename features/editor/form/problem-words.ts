import * as v from "valibot";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import type { Leaf } from "#platform/fields/field.ts";
import { whyWrong } from "#platform/fields/why-wrong.ts";

/** Says what is wrong with a value that somebody writes; undefined: nothing, or nothing was written. */
export function useProblemWords(): (leaf: Leaf, said: unknown) => string | undefined {
  const say = useGateWords();
  return (leaf, said) => {
    if (said === undefined) return undefined;
    const { issues } = v.safeParse(leaf.schema, said, { abortPipeEarly: true });
    if (!issues) return undefined;
    const { code, value } = whyWrong(leaf, said, issues[0]);
    return say(code, value);
  };
}
