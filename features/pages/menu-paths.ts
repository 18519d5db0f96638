import { navigation } from "#platform/content/navigation.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { LivePage } from "./live-pages.server.ts";

const { menu, actions, footer, legal } = navigation;
const named = new Set(
  [...menu, ...actions, ...footer, ...legal]
    .flatMap((item) => [item, ...(item.children ?? [])])
    .flatMap(({ url }) => (url === undefined ? [] : [url.replace(/#.*/, "")])),
);

/**
 * What the menus of a language show of the live entries: the addresses among them that a menu names, in order. A list
 * without entries is no address to send somebody to.
 */
export function menuPaths(live: readonly LivePage[], code: LanguageCode): string[] {
  const pages = live.filter(({ language }) => language === code);
  const kinds = new Set<unknown>(pages.map(({ kind }) => kind));
  return pages
    .filter(({ path, card: { values } }) => named.has(path) && isFilled(values.menuWhile, kinds))
    .map(({ path }) => path)
    .sort();
}

/** @param kind of what a page lists; undefined: it stands for itself */
const isFilled = (kind: unknown, kinds: ReadonlySet<unknown>) =>
  kind === undefined || kinds.has(kind);
