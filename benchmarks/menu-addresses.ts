import { readFileSync } from "node:fs";
import type { NavigationItem } from "../platform/content/navigation-schema.ts";
import { languages } from "../platform/language/languages.ts";
import { localizedPath } from "../platform/language/localized-path.ts";

/** Of the other languages every so many; their pages differ in words alone. */
const sampled = 6;

/** Every page that a menu leads to in the first language, and some of each other one. */
export function menuAddresses(): string[] {
  const menus: Record<string, NavigationItem[]> = JSON.parse(
    readFileSync("content/navigation.json", "utf8"),
  );
  const urlsOf = ({ url, children = [] }: NavigationItem): string[] => [
    ...(url ? [url] : []),
    ...children.flatMap(urlsOf),
  ];
  const urls = Object.values(menus).flat().flatMap(urlsOf);
  const paths = [
    ...new Set(urls.filter((url) => url.startsWith("/")).map((url) => url.split(/[?#]/)[0] || "/")),
  ];
  return languages.flatMap(({ code }, language) =>
    paths
      .filter((_, place) => language === 0 || place % sampled === language)
      .map((path) => localizedPath(path, code)),
  );
}
