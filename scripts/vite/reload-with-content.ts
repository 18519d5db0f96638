import path from "node:path";
import type { Plugin } from "vite";

/** Read by our own code, so Vite does not know which module an edit changes. */
const folders = ["content/messages", "content/legal"].map((folder) => path.resolve(folder));

/** `npm run dev`: the page loads again when its words or a legal text are edited. */
export function reloadWithContent(): Plugin {
  return {
    name: "reload-with-content",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (folders.some((folder) => file.startsWith(folder)))
          server.ws.send({ type: "full-reload" });
      });
    },
  };
}
