import { createHash } from "node:crypto";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";

const virtualId = "virtual:drawings";
const tableFiles = [
  "features/cart/pictures/drawings.tsx",
  "features/sections/pictures/drawings.tsx",
];

interface Drawing {
  /** Its address: the file name carries a hash. */
  url: string;
  viewBox: string;
  width: number;
  height: number;
}

/**
 * Draws the pictures at build time into files of their own: `import drawings from "virtual:drawings"` gives
 * name → address and size. A page shows one by `<use>`, which inherits the page's colour tokens; so they
 * follow the theme, cost no script and are kept by the browser (docs/decisions/007).
 */
export function drawings(): Plugin {
  let files = new Map<string, string>();

  async function draw(): Promise<Record<string, Drawing>> {
    files = new Map();
    const tables = await Promise.all(tableFiles.map(readTable));
    return Object.fromEntries(
      tables.flat().map(([name, element]) => {
        const { source, ...drawing } = drawFile(name, element);
        files.set(drawing.url, source);
        return [name, drawing];
      }),
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

async function readTable(file: string): Promise<[string, ReactElement][]> {
  const { module } = await runnerImport<{ drawings: Record<string, ReactElement> }>(
    new URL(`../../${file}`, import.meta.url).pathname,
  );
  return Object.entries(module.drawings);
}

function drawFile(name: string, element: ReactElement): Drawing & { source: string } {
  const markup = renderToStaticMarkup(createElement("g", { id: "drawing" }, element));
  const frame = /<svg viewBox="([^"]+)" width="(\d+)" height="(\d+)"([^>]*)>/.exec(markup);
  if (!frame) throw new Error(`The drawing "${name}" is not a Picture.`);
  const [, viewBox = "", width, height, attributes = ""] = frame;
  const inside = markup.slice(markup.indexOf(">", frame.index) + 1, markup.lastIndexOf("</svg>"));
  const look = attributes.replace(/ (class|aria-hidden)="[^"]*"/g, "");
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="drawing"${look}>${inside}</g></svg>`;
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return {
    url: `/assets/drawing-${name}-${hash}.svg`,
    viewBox,
    width: Number(width),
    height: Number(height),
    source,
  };
}
