import { defaultLanguage, type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import type { MetaTag } from "./open-graph.ts";
import type { Thing } from "./structured-data.ts";

/** The tags as they stand in a head. */
export function metaTagsHtml(tags: readonly MetaTag[]): string {
  return tags
    .map(({ attribute, name, content }) => {
      return `<meta ${attribute}="${name}" content="${escapeHtml(content)}"/>`;
    })
    .join("");
}

/** One block for all things of a page. `<` is escaped, so no word can end the block or open a comment. */
export function jsonLdHtml(things: readonly Thing[]): string {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * The page's own address and those of the same page in each language that it is live in; who has chosen none gets the
 * default.
 */
export function addressLinksHtml(
  addressIn: (code: LanguageCode) => string,
  shown: LanguageCode,
  live: readonly LanguageCode[] = languageCodes,
): string {
  const alternates = alternateAddresses(addressIn, live);
  return [
    `<link rel="canonical" href="${escapeHtml(addressIn(shown))}"/>`,
    ...alternates.map(
      ([hreflang, href]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    ),
  ].join("");
}

/** `hreflang` → address, in the order in which the site offers its languages. */
export function alternateAddresses(
  addressIn: (code: LanguageCode) => string,
  live: readonly LanguageCode[] = languageCodes,
): [string, string][] {
  const fallback = live.includes(defaultLanguage.code) ? [defaultLanguage.code] : [];
  return [
    ...live.map((code): [string, string] => [code, addressIn(code)]),
    ...fallback.map((code): [string, string] => ["x-default", addressIn(code)]),
  ];
}

/** Of a page that search engines leave out. */
export const unlistedHtml = '<meta name="robots" content="noindex"/>';
