import type { Plugin } from "vite";
import { drawSheets } from "../build/draw-sheets.ts";

const virtualId = "virtual:drawings";

/**
 * Draws the pictures at build time into files: `import drawings from "virtual:drawings"` gives
 * name → address of its sheet, and view. A page shows one by `<use>`, which inherits the page's colour tokens; so
 * they follow the theme, cost no script and are kept by the browser (docs/decisions/007).
 */
export function drawings(): Plugin {
  let files = new Map<string, string>();

  async function draw(): Promise<Record<string, unknown>> {
    const sheets = await drawSheets();
    files = new Map(sheets.map(({ url, source }) => [url, source]));
    return Object.fromEntries(
      sheets.flatMap(({ url, drawings }) =>
        drawings.map(({ name, viewBox }) => [name, { url, viewBox }]),
      ),
    );
  }

  return {
    name: "drawings",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id === `\0${virtualId}`) return `export default ${JSON.stringify(await draw())}`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [url, source] of files) {
        this.emitFile({ type: "asset", fileName: url.slice(1), source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = files.get(request.url ?? "");
        if (!source) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(source);
      });
    },
  };
}
