import type { Connect, Plugin } from "vite";
import { pages } from "../../app/pages.ts";
import { seedShells } from "../../features/pages/site/read-shells.server.ts";

const virtualId = "virtual:seed-pages";
const module = "/server/development-pages.ts";

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
        return `export { seedPages } from "${module}"; export const seedShells = undefined;`;
      const shells =
        this.environment.name === "ssr" ? JSON.stringify(seedShells(fixedPaths)) : "undefined";
      return `export const seedPages = undefined; export const seedShells = ${shells};`;
    },
    configureServer(server) {
      server.middlewares.use(
        untilMended(async () => (await server.ssrLoadModule(module)).seedPages(fixedPaths)),
      );
    },
  };
}

/**
 * Reads the entries before a page is drawn: a broken file ends in the error page of Vite, which loads again when the
 * file is mended. The plain text with which React Router would end does not.
 * @param read @throws naming the file that is broken
 */
export const untilMended =
  (read: () => Promise<unknown>): Connect.NextHandleFunction =>
  async ({ headers: { accept } }, _, next) => {
    try {
      if (accept?.includes("text/html")) await read();
      next();
    } catch (error) {
      next(error);
    }
  };

const fixedPaths = pages.map(({ path }) => path);
