import data from "#content/navigation.json" with { type: "json" };
import type { Navigation } from "./navigation-schema.ts";

/** The site's menus. The build leaves only entries whose screen exists (scripts/vite/existing-navigation.ts). */
export const navigation = data as Navigation;
