import { wholeSite } from "#platform/content/whole-site.server.ts";

/** What people who think of this site think of first; the names are those of the company in every language. */
const words = [...Object.values(wholeSite.name), "fabrika", "factory", "website", "admin", "test"]
  .flatMap((name) => fold(name).split(/[^a-z]+/))
  .filter((word) => word !== "");
const onlyWords = new RegExp(`^(?:${words.join("|")})+$`);

/** Small letters without their marks: `Yazılım` → `yazilim`. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll("ı", "i").normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** True for a password of nothing but the site's own words, digits and signs: `SoftwareFactory2026!`. */
export function isSiteWords(password: string): boolean {
  return onlyWords.test(fold(password).replaceAll(/[^\p{L}]/gu, ""));
}
