import { existingItems } from "./existing-items.ts";
import { useExistingPaths } from "./existing-paths.tsx";
import { navigation } from "./navigation.ts";
import type { MenuItem, Navigation } from "./navigation-schema.ts";

type Menus = Pick<Navigation, "menu" | "actions" | "footer" | "legal">;

/** Every link of a menu asks for them: once for a list of paths. */
const known = new WeakMap<readonly string[], Menus>();

/** The entries of content/navigation.json whose page exists in the page's language. */
export function useMenus(): Menus {
  const paths = useExistingPaths();
  const menus = known.get(paths) ?? menusOf(paths);
  known.set(paths, menus);
  return menus;
}

function menusOf(paths: readonly string[]): Menus {
  const { menu, actions, footer, legal } = navigation;
  const shown = (items: readonly MenuItem[]) => existingItems(items, paths);
  return {
    menu: shown(menu),
    actions: shown(actions),
    footer: shown(footer),
    legal: shown(legal),
  };
}
