import type { Expectation } from "./expectation.ts";
import { filesBelow, textOf } from "./source-files.ts";

/** Where colours are written, and why not in theme.css. */
const mayWrite: Record<string, string> = {
  "ui/styles/theme.css": "their place",
  "ui/pictures/flags.tsx": "flags of states are the same under every brand",
  "scripts/make-news-placeholder.ts": "a night-blue drawing that is the same in both themes",
};

/** A new brand is one file: no other product code says a colour. */
export function checkWrittenColors(): Expectation[] {
  const files = ["app", "features", "platform", "scripts", "server", "ui"]
    .flatMap((folder) => filesBelow(folder, ".ts", ".tsx", ".js", ".mjs", ".css"))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !Object.hasOwn(mayWrite, file));
  return [
    {
      name: "colours stand in ui/styles/theme.css alone",
      problems: files.flatMap((file) =>
        colorsIn(textOf(file)).map((color) => `${file}: ${color}: make it a token`),
      ),
    },
    {
      name: "every token that a style sheet uses is there",
      problems: missingTokens(
        ["app", "features", "ui"].flatMap((folder) => filesBelow(folder, ".css")),
      ),
    },
  ];
}

/** A browser takes a token that nobody has defined for nothing, and says so nowhere. */
function missingTokens(sheets: readonly string[]): string[] {
  const defined = new Set(sheets.flatMap((sheet) => tokensIn(textOf(sheet)).defined));
  return sheets.flatMap((sheet) =>
    tokensIn(textOf(sheet))
      .used.filter((token) => !defined.has(token))
      .map((token) => `${sheet}: ${token} is defined in no style sheet`),
  );
}

/** The tokens that a style sheet defines, and those that it uses without saying what else to take. */
export function tokensIn(sheet: string): { defined: string[]; used: string[] } {
  const code = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return {
    defined: code.match(/(?<![\w(-])--[\w-]+(?=\s*:)/g) ?? [],
    used: [...code.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, token = ""]) => token),
  };
}

/** Colours of a source, comments left out: `#0a7d3c`, `rgb(11 18 32 / 55%)`. */
export function colorsIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return (
    code.match(
      /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w/-])|\b(?:rgb|hsl|okl(?:ab|ch))a?\([^)$]*\)/gi,
    ) ?? []
  );
}
