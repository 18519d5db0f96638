import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** In the build: name → SVG. */
export const drawingsFile = "drawings.json";

/** As JSON; a build without it has none. */
export function readDrawings(buildDir: string): string {
  const file = path.join(buildDir, drawingsFile);
  return existsSync(file) ? readFileSync(file, "utf8") : "{}";
}
