import type { Why } from "#platform/fields/wrong-value.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";

/** Longer ones are cut at a hyphen. */
const most = 80;

/** Addresses that the site, the router or a later page of ours has for itself. */
const reserved = new Set([
  ...["grid", "list-sidebar", "single", "feed", "page", "category", "tag", "index", "data"],
  ...["v1", "v2", "v3", "center", "detail", "masonry", "showcase", "list", "case-study", "thanks"],
  ...["admin", "api", "assets", "new", "edit", "search", "error", "null", "undefined"],
  ...languageCodes,
]);

/** Letters that a language writes in two where the signs are missing; elsewhere they lose their marks. */
const spelled: Partial<Record<LanguageCode, Record<string, string>>> = {
  de: { ä: "ae", ö: "oe", ü: "ue" },
};
/** Letters that Unicode does not take apart. */
const plain: Record<string, string> = {
  ...{ ı: "i", ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l" },
};

/** A text as the part of an address: `İş akışı ve Straße` → `is-akisi-ve-strasse`; empty where no letter of ours is left. */
export function makeSlug(text: string, language: LanguageCode): string {
  const own = spelled[language] ?? {};
  const letters = Array.from(text.toLowerCase().normalize("NFC"), (letter) => own[letter] ?? letter)
    .join("")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  const words = Array.from(letters, (letter) => plain[letter] ?? letter)
    .join("")
    .replace(/[’']/g, "")
    .match(/[a-z0-9]+/g);
  const slug = (words ?? []).join("-");
  return slug.length <= most
    ? slug
    : slug
        .slice(0, most + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, most);
}

export const isReservedSlug = (slug: string) => reserved.has(slug);

/** Why one that is wrong is, for whoever says it in another language. */
export const whyWrongSlug = (slug: unknown): Why<"reserved" | "wrongAddress"> =>
  typeof slug === "string" && reserved.has(slug)
    ? { code: "reserved", value: slug }
    : { code: "wrongAddress" };

/** What is wrong with a slug that somebody wrote; undefined: nothing. */
export function wrongSlug(slug: unknown, language: LanguageCode): string | undefined {
  if (typeof slug !== "string") return "expected the last part of an address, such as first-steps";
  if (reserved.has(slug)) return `${slug} is reserved: take another one`;
  if (slug.length > most) return `is longer than ${most} letters (${slug.length})`;
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  const shown = JSON.stringify(slug.slice(0, 60));
  const better = makeSlug(slug, language);
  const hint = better && !reserved.has(better) ? `: write ${better}` : "";
  return `${shown} may hold a–z, 0–9 and hyphens between them${hint}`;
}
