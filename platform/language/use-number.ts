import { useLanguage } from "./use-language.ts";
import { type WriteNumber, writeNumber } from "./write-number.ts";

/** Writes numbers in the page's language; ahead of use-intl's `format.number` where a page comes alive with it. */
export function useNumber(): WriteNumber {
  const language = useLanguage();
  return (value, options) => writeNumber(language, value, options);
}
