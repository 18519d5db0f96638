import type { useTranslations } from "use-intl";

type Say = ReturnType<typeof useTranslations<"checkout">>;

/** What is wrong with a control, from our own check or the server's; a sentence of the server stands as it is. */
export function errorMessage(t: Say, control: string, code: string | undefined) {
  if (!code || code.includes(" ")) return code;
  const words = [`errors.${control}.${code}`, `errors.any.${code}`, `errors.${control}.required`];
  const known = (words as "errors.name.required"[]).find((key) => t.has(key));
  return known ? t(known) : code;
}
