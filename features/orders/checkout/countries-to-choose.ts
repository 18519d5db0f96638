import { useMemo } from "react";
import { useLanguage } from "#platform/language/use-language.ts";

/** In front: where most buyers are. */
const first = ["TR", "DE"];

const others =
  "AE AL AT AU AZ BA BE BG CA CH CY CZ DK EE ES FI FR GB GE GR HR HU IE IL IS IT JO JP KR KW KZ LI LT LU LV MA MD ME MK MT NL NO NZ PL PT QA RO RS SA SE SG SI SK TN UA US UZ XK".split(
    " ",
  );

/** What ISO 3166 leaves to its users: a country that is not in the list. */
export const elsewhere = "ZZ";

/** Countries with their names in the page's language, the nearest ones first; put into order once a page. */
export function useCountries(): { code: string; name: string }[] {
  const { locale } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: "region" });
    const named = (code: string) => ({ code, name: names.of(code) ?? code });
    const { compare } = new Intl.Collator(locale);
    const rest = others.map(named).sort((a, b) => compare(a.name, b.name));
    return [...first.map(named), ...rest];
  }, [locale]);
}
