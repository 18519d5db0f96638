import compile from "icu-minify/compile";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { OwnWords, WordSet } from "#platform/language/own-words.server.ts";
import type { EntryDocument } from "../entry-document.ts";
import { wordsSaid } from "./check-words.server.ts";

/** What some entries say otherwise in a language; what this release cannot say is left out, and said as in the files. */
export function showWords(parts: readonly EntryDocument[], language: LanguageCode): OwnWords {
  const words: Partial<Record<WordSet, Record<string, string>>> = {};
  for (const { id, kind, values } of parts) {
    if (kind !== "words") continue;
    for (const { set, text, word, wrong } of wordsSaid(id, values, language))
      if (word && !wrong) words[set] = { ...words[set], [word.key]: text };
  }
  return words;
}

/** As pages carry them: compiled, since browsers have no parser. Undefined where nothing is said otherwise. */
export function wordsOfPages({ messages }: OwnWords): Record<string, unknown> | undefined {
  return (
    messages &&
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]))
  );
}
