import type { Plugin } from "vite";

const virtualId = "virtual:seed-pages";

/**
 * `npm run dev`: the entries of content/entries as pages, as their files are now. A build gets none: its entries come
 * from the store, by the publisher.
 */
export function entriesInDevelopment(): Plugin {
  return {
    name: "entries-in-development",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      return this.environment.mode === "dev" && this.environment.name === "ssr"
        ? 'export { seedPages } from "/server/development-pages.ts";'
        : "export const seedPages = undefined;";
    },
  };
}
