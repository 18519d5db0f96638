import type { Page } from "../../app/pages.ts";
import {
  defaultLanguage,
  type LanguageCode,
  languages,
} from "../../platform/language/languages.ts";
import { localizedPath } from "../../platform/language/localized-path.ts";

/**
 * https://www.sitemaps.org: every page that may be found, each address with those of its other languages.
 * @param lastChangeOf day of a page's last change (`2026-11-20`) where it is known; a build's day is none
 */
export function sitemapXml(
  pages: readonly Page[],
  origin: string,
  lastChangeOf: (page: Page, code: LanguageCode) => string | undefined,
): string {
  const addresses = pages
    .filter(({ indexed }) => indexed)
    .flatMap((page) => {
      const address = (code: LanguageCode) => origin + localizedPath(page.path, code);
      const alternates = [
        ...languages.map(({ code }) => alternate(code, address(code))),
        alternate("x-default", address(defaultLanguage.code)),
      ];
      return languages.map(({ code }) => {
        const changed = lastChangeOf(page, code);
        const parts = [
          `<loc>${address(code)}</loc>`,
          ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
          ...alternates,
        ];
        return `  <url>\n${parts.map((part) => `    ${part}`).join("\n")}\n  </url>`;
      });
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    "</urlset>",
    "",
  ].join("\n");
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
