import { readFileSync } from "node:fs";
import { mixColors } from "./mix-colors.ts";

const styles = ["ui/styles/theme.css", "ui/pictures/pictures.css"];
const mixture = /^color-mix\(in oklab, (?<first>.+), (?<second>.+) (?<percent>[\d.]+)%\)$/;

/**
 * The tokens of the light theme as colours, such as `color-paper` → `#fbfaf7`, for what is drawn without a
 * browser. Read from the style sheets, so that a new brand needs no second edit.
 */
export function brandColors(): Record<string, string> {
  const declared: Record<string, string> = {};
  const css = styles.map((file) => readFileSync(file, "utf8")).join("\n");
  // Light stands first; what comes later changes it for the dark.
  for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    declared[name] ??= value;
  }
  const resolve = (value: string): string => {
    const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (token) return resolve(declared[token] ?? "");
    const { first, second, percent } = mixture.exec(value)?.groups ?? {};
    if (!first || !second) return value;
    return mixColors(resolve(first), resolve(second), Number(percent) / 100);
  };
  const colors = Object.entries(declared).map(([name, value]) => [name, resolve(value)] as const);
  return Object.fromEntries(colors.filter(([, value]) => /^(#|rgb)/.test(value)));
}
