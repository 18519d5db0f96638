import { readFileSync } from "node:fs";
import path from "node:path";
import { mixColors } from "./mix-colors.ts";

const styles = ["theme.css", "../pictures/pictures.css"];
const mixture = /^color-mix\(in oklab, (?<first>.+), (?<second>.+) (?<percent>[\d.]+)%\)$/;

/** Token without its dashes, such as `color-paper`, to colour, such as `#fbfaf7`. */
export type Colors = Record<string, string>;

/**
 * The tokens of both themes as colours, for what is shown without our style sheets (mails, icons, pictures) and for
 * tests. Read from the style sheets, so that a new brand needs no second edit. Node only.
 */
export function themeColors(): { light: Colors; dark: Colors } {
  const light: Colors = {};
  const dark: Colors = {};
  for (const file of styles) {
    const source = readFileSync(path.join(import.meta.dirname, file), "utf8");
    const css = source.replaceAll(/\/\*[\s\S]*?\*\//g, "");
    for (const [, selector = "", block = ""] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      const theme = selector.includes("dark") ? dark : light;
      for (const [, name = "", value = ""] of block.matchAll(/--([\w-]+):\s*([^;]+);/g))
        theme[name] = value;
    }
  }
  return { light: resolve(light), dark: resolve({ ...light, ...dark }) };
}

/** Only what is a colour in the end. */
function resolve(declared: Colors): Colors {
  const colorOf = (value: string): string => {
    const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (token) return colorOf(declared[token] ?? "");
    const { first, second, percent } = mixture.exec(value)?.groups ?? {};
    if (!first || !second) return value;
    return mixColors(colorOf(first), colorOf(second), Number(percent) / 100);
  };
  const colors = Object.entries(declared).map(([name, value]) => [name, colorOf(value)] as const);
  return Object.fromEntries(colors.filter(([, value]) => /^(#|rgb)/.test(value)));
}
