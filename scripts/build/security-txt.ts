import { languageCodes } from "../../platform/language/languages.ts";

const year = 365 * 24 * 3_600_000;

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
