/**
 * https://www.rfc-editor.org/rfc/rfc9309. Pages kept out of search engines say so themselves (`noindex`):
 * shut out here, they could not be read, and would be listed by their bare address.
 */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
