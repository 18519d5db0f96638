import data from "#content/navigation.json" with { type: "json" };
import type { Navigation } from "./navigation-schema.ts";

/** The site's menus. The build leaves only entries whose screen exists (scripts/vite/content-for-browser.ts). */
export const navigation = data as Navigation;
