import data from "#content/navigation.json" with { type: "json" };
import type { Navigation } from "./navigation-schema.ts";

/** Every entry that the menus can have; those that a page shows: `useMenus`. */
export const navigation = data as Navigation;
