import path from "node:path";
import type { Plugin } from "vite";

/** Read by our own code, so Vite does not know which module an edit changes. */
const folders = ["messages", "entries"].map((folder) => path.resolve("content", folder));

/** `npm run dev`: the page loads again when its words or an entry are edited. */
export function reloadWithContent(): Plugin {
  return {
    name: "reload-with-content",
    apply: "serve",
    configureServer(server) {
      const reload = (file: string) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        // A module that read a broken file while it was loaded would stay broken when the file is mended.
        server.environments.ssr?.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      };
      for (const event of ["add", "change", "unlink"]) server.watcher.on(event, reload);
    },
  };
}
