import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { searchIndexPath } from "../../features/search/search-index.ts";
import { wholeSite as site } from "../../platform/content/whole-site.server.ts";
import { languageCodes, languages } from "../../platform/language/languages.ts";
import { themeColors } from "../../ui/styles/theme-colors.ts";
import { webManifest } from "./web-manifest.ts";

const year = 365 * 24 * 3_600_000;

/**
 * Writes what only machines ask for, from the table of languages and the company's facts. What can be found are entries,
 * of which a release tells: the search finds nothing yet, and there is no sitemap, since an empty one would say that all
 * addresses are gone.
 */
export function writeMachineFiles(client: string, origin: string): void {
  const { light: colors } = themeColors();
  const files: Record<string, string> = {
    "robots.txt": robotsTxt(origin),
    ".well-known/security.txt": securityTxt(site.company.securityEmail, origin, new Date()),
  };
  for (const { code, prefix } of languages) {
    files[`${prefix}/site.webmanifest`] = webManifest(site, code, colors);
    files[searchIndexPath(code)] = "[]";
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(client, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
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
