import { languageCodes } from "#platform/language/languages.ts";

/** First parts of addresses that belong to the server. */
const foreign: readonly string[] = ["api", "assets", "admin", ...languageCodes];

/**
 * Why an address cannot lead to an entry, as a code; undefined where it can. Old addresses may end with `.html`.
 * @param path without a language
 * @param pages addresses of pages that are no entries
 */
export function wrongRedirect(path: string, pages: readonly string[]): string | undefined {
  if (path.length > 200) return "too_long";
  if (!/^(?:\/[A-Za-z0-9][A-Za-z0-9._~-]*){1,8}$/.test(path)) return "malformed";
  const [, first = ""] = path.split("/");
  if (foreign.includes(first.toLowerCase()) || pages.includes(path)) return "taken";
  return path.endsWith(".data") ? "taken" : undefined;
}
