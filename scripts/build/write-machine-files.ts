import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Page, pages } from "../../app/pages.ts";
import { alternateAddresses } from "../../features/seo/head-html.ts";
import { type SitemapAddress, sitemapXml } from "../../features/seo/sitemap.ts";
import { wholeSite as site } from "../../platform/content/whole-site.server.ts";
import { type LanguageCode, languageCodes, languages } from "../../platform/language/languages.ts";
import { localizedPath } from "../../platform/language/localized-path.ts";
import { themeColors } from "../../ui/styles/theme-colors.ts";
import { webManifest } from "./web-manifest.ts";

const year = 365 * 24 * 3_600_000;

/** Writes what only machines ask for, from the table of pages, the table of languages and the company's facts. */
export function writeMachineFiles(client: string, origin: string): void {
  const { light: colors } = themeColors();
  const files: Record<string, string> = {
    "robots.txt": robotsTxt(origin),
    "sitemap.xml": sitemapXml(findablePages(pages, origin)),
    ".well-known/security.txt": securityTxt(site.company.securityEmail, origin, new Date()),
  };
  for (const { code, prefix } of languages) {
    files[`${prefix}/site.webmanifest`] = webManifest(site, code, colors);
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(client, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Every page that may be found, once a language. */
export function findablePages(all: readonly Page[], origin: string): SitemapAddress[] {
  return all
    .filter(({ indexed }) => indexed)
    .flatMap((page) => {
      const addressIn = (code: LanguageCode) => origin + localizedPath(page.path, code);
      return languageCodes.map((code) => ({
        url: addressIn(code),
        alternates: alternateAddresses(addressIn),
      }));
    });
}

/**
 * https://www.rfc-editor.org/rfc/rfc9309. Pages kept out of search engines say so themselves (`noindex`):
 * shut out here, they could not be read, and would be listed by their bare address.
 */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Where a found weakness is told: https://www.rfc-editor.org/rfc/rfc9116. It must name a day on which it is
 * out of date; a build makes it good for another year.
 */
export function securityTxt(email: string, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + year).toISOString().replace(/T.*/, "T00:00:00Z");
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languageCodes.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
