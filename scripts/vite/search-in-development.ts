import type { Plugin } from "vite";
import { pages } from "../../app/pages.ts";

const fixedPaths = pages.map(({ path }) => path);

/** `npm run dev`: what search finds in the entries of content/entries as they are now. */
export function searchInDevelopment(): Plugin {
  return {
    name: "search-in-development",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const code = /^\/assets\/search\/(\w+)\.json$/.exec(request.url ?? "")?.[1];
        if (!code) return next();
        try {
          const { findInSeeds } = await server.ssrLoadModule("/server/development-pages.ts");
          response.setHeader("content-type", "application/json");
          response.end(JSON.stringify(await findInSeeds(fixedPaths, code)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
