import type { MenuItem } from "#platform/content/navigation-schema.ts";
import { useMenus } from "#platform/content/use-menus.ts";

/** The account's pages (content/navigation.json, `account`). */
export function useAccountItems(): readonly MenuItem[] {
  return useMenus().menu.find(({ key }) => key === "account")?.children ?? [];
}
