import { readFileSync } from "node:fs";

/**
 * The tokens of the light theme, such as `color-paper` → `#fbfaf7`, read from the style sheets so that a new
 * brand needs no second edit. Light stands first there; what comes later changes it for the dark.
 */
export function brandColors(): Record<string, string> {
  const styles = ["ui/styles/theme.css", "ui/pictures/pictures.css"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const colors: Record<string, string> = {};
  for (const [, name = "", value = ""] of styles.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/gi)) {
    colors[name] ??= value;
  }
  return colors;
}
