import type { Leaf } from "#platform/fields/field.ts";
import { readRichText, wordsOfRichText } from "#platform/fields/read-rich-text.ts";

/** What a field says, for those who read it and do not write it: a formatted text without the signs it is stored with. */
export function wordsToRead({ kind }: Pick<Leaf, "kind">, said: string): string {
  if (kind !== "rich-text") return said;
  const text = readRichText(said);
  return typeof text === "string" ? said : wordsOfRichText(text);
}
