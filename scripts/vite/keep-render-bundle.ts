import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Keeps React Router's server bundle, which it takes away after a static build, in `render/` beside the pages: the
 * publisher renders entries with it.
 */
export function keepRenderBundle(): Plugin {
  return {
    name: "keep-render-bundle",
    apply: "build",
    writeBundle({ dir }) {
      if (this.environment.name !== "ssr" || !dir) return;
      const kept = path.join(path.dirname(dir), "render");
      rmSync(kept, { recursive: true, force: true });
      cpSync(dir, kept, { recursive: true });
    },
  };
}
