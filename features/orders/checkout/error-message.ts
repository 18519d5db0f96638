import type { useTranslations } from "use-intl";

type Say = ReturnType<typeof useTranslations<"checkout">>;

/** What is wrong with a control, from our own check or the server's; a sentence of the server stands as it is. */
export function errorMessage(t: Say, control: string, code: string | undefined) {
  if (code === undefined) return undefined;
  const own = `errors.${control}.${code}` as "errors.name.required";
  const any = `errors.${control}.required` as "errors.name.required";
  if (t.has(own)) return t(own);
  return /^[a-z_]+$/.test(code) && t.has(any) ? t(any) : code;
}
