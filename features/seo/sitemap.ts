import { escapeHtml } from "#platform/rules/escape-html.ts";

/** One address of the sitemap, complete, and those of the same page in each language: `hreflang` → address. */
export interface SitemapAddress {
  url: string;
  /** The day of its last change (`2026-11-20`) where it is known; a build's day is none. */
  changed?: string;
  alternates: readonly (readonly [string, string])[];
}

/** https://www.sitemaps.org */
export function sitemapXml(addresses: readonly SitemapAddress[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...addresses.map(urlOf),
    "</urlset>\n",
  ].join("");
}

function urlOf({ url, changed, alternates }: SitemapAddress): string {
  const own = [
    `<loc>${escapeHtml(url)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
  ];
  return `  <url>\n${linesOf(own)}${alternateLines(alternates)}  </url>\n`;
}

const linesOf = (parts: readonly string[]) => parts.map((part) => `    ${part}\n`).join("");

/** All languages of a page have the same. */
const known = new WeakMap<SitemapAddress["alternates"], string>();

function alternateLines(alternates: SitemapAddress["alternates"]): string {
  const lines =
    known.get(alternates) ??
    linesOf(
      alternates.map(
        ([language, address]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
      ),
    );
  known.set(alternates, lines);
  return lines;
}
