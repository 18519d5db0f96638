import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** In the build: the styles of first paints that it found for its first release, a file each. */
const folder = "first-styles";

/** Styles that were found before, by a name of what they were found for. */
export interface KeptStyles {
  find(name: string): string | undefined;
  keep(name: string, css: string): void;
}

/** @param learns whether it is the build that renders: what runs the site reads only */
export function openKeptStyles(buildDir: string, learns: boolean): KeptStyles {
  const place = path.join(buildDir, folder);
  const fileOf = (name: string) => path.join(place, `${name}.css`);
  if (learns) mkdirSync(place, { recursive: true });
  return {
    find(name) {
      try {
        return readFileSync(fileOf(name), "utf8");
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    keep(name, css) {
      if (learns) writeFileSync(fileOf(name), css);
    },
  };
}
