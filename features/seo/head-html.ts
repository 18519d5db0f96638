import { defaultLanguage, type LanguageCode, languages } from "#platform/language/languages.ts";
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

/** The page's own address and those of the same page in each language; who has chosen none gets the default. */
export function addressLinksHtml(
  addressIn: (code: LanguageCode) => string,
  shown: LanguageCode,
): string {
  const alternates = languages.map(({ code }) => [code, addressIn(code)] as const);
  return [
    `<link rel="canonical" href="${escapeHtml(addressIn(shown))}"/>`,
    ...[...alternates, ["x-default", addressIn(defaultLanguage.code)] as const].map(
      ([hreflang, href]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    ),
  ].join("");
}
