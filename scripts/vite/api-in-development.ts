import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";

/** What the API server answers also while developing; everything else is a page or a file to be read, Vite's part. */
const isServerAddress = (method: string, path: string) =>
  method === "POST" ||
  path.startsWith("/api/") ||
  path.startsWith("/news-pictures/") ||
  path === "/healthz" ||
  path === "/readyz";

/** `npm run dev`: the production server's own code answers inside Vite; an edit applies without a restart. */
export function apiInDevelopment(): Plugin {
  return {
    name: "api-in-development",
    apply: "serve",
    configureServer(server) {
      const listener = getRequestListener(
        async (request) => {
          const { developmentApp } = await server.ssrLoadModule("/server/development-app.ts");
          return (await developmentApp()).fetch(request);
        },
        { overrideGlobalObjects: false },
      );
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        if (isServerAddress(request.method ?? "GET", path)) void listener(request, response);
        else next();
      });
    },
  };
}
