import { defaultLanguage, isLanguageCode, type LanguageCode } from "#features/i18n/languages.ts";

/** The language of ours that an Accept-Language header likes best: `de-AT,de;q=0.9,en;q=0.8` → `de`. */
export function preferredLanguage(acceptLanguage: string | undefined): LanguageCode {
  const wishes = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", parameter = ""] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { code: tag.split("-")[0], quality: parameter === "" ? 1 : Number(parameter) };
    })
    .filter(({ code, quality }) => isLanguageCode(code) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return (wishes[0]?.code as LanguageCode | undefined) ?? defaultLanguage.code;
}
