import type { Plugin } from "vite";

/** `npm run dev`: the search index, which a build reads from its pages, read from the pages as they are now. */
export function searchInDevelopment(): Plugin {
  return {
    name: "search-in-development",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const code = /^\/assets\/search\/(\w+)\.json$/.exec(request.url ?? "")?.[1];
        if (!code) return next();
        try {
          const { findEntries } = await server.ssrLoadModule(
            "/scripts/build/search/find-entries.ts",
          );
          const readPage = async (address: string) =>
            (await fetch(new URL(address, `http://${request.headers.host}`))).text();
          response.setHeader("content-type", "application/json");
          response.end(JSON.stringify(await findEntries(code, readPage)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
