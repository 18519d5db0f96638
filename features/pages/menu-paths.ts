import { navigation } from "#platform/content/navigation.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { LivePage } from "./live-pages.server.ts";

const { menu, actions, footer, legal } = navigation;
const named = new Set(
  [...menu, ...actions, ...footer, ...legal]
    .flatMap((item) => [item, ...(item.children ?? [])])
    .flatMap(({ url }) => (url === undefined ? [] : [url.replace(/#.*/, "")])),
);

/** What the menus of a language show of the live entries: the addresses among them that a menu names, in order. */
export const menuPaths = (live: readonly LivePage[], code: LanguageCode): string[] =>
  live
    .filter(({ language, path }) => language === code && named.has(path))
    .map(({ path }) => path)
    .sort();
