import { createContext, type ReactNode, useContext, useMemo } from "react";
import { existingItems } from "./existing-items.ts";
import { navigation } from "./navigation.ts";
import type { MenuItem, Navigation } from "./navigation-schema.ts";

type Menus = Pick<Navigation, "menu" | "actions" | "footer" | "legal">;

const Paths = createContext<readonly string[]>([]);
const Menus = createContext<Menus>(menusOf([]));

/**
 * Gives the menus of a page to everything below.
 * @param paths what exists in the page's language, without its prefix: a page that is live nowhere is linked nowhere
 */
export function ExistingMenus({
  paths,
  children,
}: {
  paths: readonly string[];
  children: ReactNode;
}) {
  const menus = useMemo(() => menusOf(paths), [paths]);
  return (
    <Paths value={paths}>
      <Menus value={menus}>{children}</Menus>
    </Paths>
  );
}

/** The entries of content/navigation.json whose page exists in the page's language. */
export const useMenus = (): Menus => useContext(Menus);

/** Addresses of screens, and of the live pages that menus name, without a language's prefix. */
export const useExistingPaths = (): readonly string[] => useContext(Paths);

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
