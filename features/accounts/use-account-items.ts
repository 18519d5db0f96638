import { useMenus } from "#platform/content/shell-provider.tsx";
import type { MenuItem } from "#platform/content/site-shell.ts";

/** The account's pages (content/navigation.json, `account`). */
export function useAccountItems(): readonly MenuItem[] {
  return useMenus().menu.find(({ key }) => key === "account")?.children ?? [];
}
