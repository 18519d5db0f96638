import type { Plugin } from "vite";
import { pages } from "../../app/pages.ts";
import { seedShells } from "../../features/pages/site/read-shells.server.ts";

const virtualId = "virtual:seed-pages";

/**
 * `npm run dev`: the entries of content/entries as pages, as their files are now. A build gets none: its entries come
 * from the store, by the publisher; only what stands around its screens it has to know.
 */
export function entriesInDevelopment(): Plugin {
  return {
    name: "entries-in-development",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      if (this.environment.mode === "dev" && this.environment.name === "ssr")
        return 'export { seedPages } from "/server/development-pages.ts"; export const seedShells = undefined;';
      const shells =
        this.environment.name === "ssr" ? JSON.stringify(seedShells(fixedPaths)) : "undefined";
      return `export const seedPages = undefined; export const seedShells = ${shells};`;
    },
  };
}

const fixedPaths = pages.map(({ path }) => path);
