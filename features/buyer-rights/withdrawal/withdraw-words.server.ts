import words from "#content/order-texts/withdraw.json" with { type: "json" };
import type { LanguageCode } from "#platform/language/languages.ts";

type Words = typeof words;

/** Words of the two pages, in one language; read while building, so that no other page loads them. */
export const withdrawWords = <Page extends keyof Words>(page: Page, language: LanguageCode) =>
  Object.fromEntries(
    Object.entries(words[page]).map(([name, each]) => [name, each[language]]),
  ) as Record<keyof Words[Page], string>;

export type WithdrawWords = ReturnType<typeof withdrawWords<"page">>;
export type WithdrawnWords = ReturnType<typeof withdrawWords<"thanks">>;
