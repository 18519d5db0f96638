import type { SiteShell } from "#platform/content/site-shell.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";

const id = "site-shell";

/** What stands around a page, in its head, so that the browser draws the same: in its language alone. */
export function shellHtml(shell: SiteShell, code: LanguageCode): string {
  const json = JSON.stringify(shell, (_, value) => ownWords(value, code)).replaceAll(
    "<",
    "\\u003c",
  );
  return `<script type="application/json" id="${id}">${json}</script>`;
}

const ownWords = (value: unknown, code: LanguageCode): unknown =>
  typeof value === "object" && value !== null && languageCodes.every((one) => one in value)
    ? { [code]: (value as Record<LanguageCode, unknown>)[code] }
    : value;

/** Reads what `shellHtml` wrote. */
export const readShell = (page: Document): SiteShell =>
  JSON.parse(page.getElementById(id)?.textContent ?? "");
