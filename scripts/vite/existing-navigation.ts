import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { pages } from "../../app/pages.ts";
import { existingItems } from "../../features/content/existing-items.ts";
import type { Navigation } from "../../features/content/navigation-schema.ts";

const file = path.resolve("content/navigation.json");
const paths = pages.map((page) => page.path);

/** Gives the site only those menu entries whose screen exists: no dead link, and no bytes for the others. */
export function existingNavigation(): Plugin {
  return {
    name: "existing-navigation",
    enforce: "pre",
    load(id) {
      if (id !== file) return;
      const { menu, actions, footer, legal, openPositions }: Navigation = JSON.parse(
        readFileSync(file, "utf8"),
      );
      return JSON.stringify({
        menu: existingItems(menu, paths),
        actions: existingItems(actions, paths),
        footer: existingItems(footer, paths),
        legal: existingItems(legal, paths),
        openPositions,
      } satisfies Navigation);
    },
  };
}
