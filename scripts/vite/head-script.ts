import { readFileSync } from "node:fs";
import path from "node:path";
import { minifySync, type Plugin } from "vite";
import { languages } from "../../platform/language/languages.ts";

/**
 * What must run before the first paint, in this order; each part lives with its feature.
 * Plain JavaScript in one inline script: the page's policy allows it by its hash.
 */
const parts = [
  "app/blocked-storage.head.js",
  "platform/language/language.head.js",
  "features/theme/theme.head.js",
  "ui/motion/motion.head.js",
  "ui/below/below.head.js",
  "features/accounts/signed-in.head.js",
  "features/cart/cart-empty.head.js",
  "platform/submissions/draft.head.js",
  "features/layout/announcement.head.js",
];

const prefixes = JSON.stringify(
  Object.fromEntries(languages.filter((l) => l.prefix).map((l) => [l.code, l.prefix])),
);

const virtualId = "virtual:head-script";

function headScript(): string {
  const source = parts.map((file) => `{${readFileSync(path.resolve(file), "utf8")}}`).join("\n");
  return minifySync("head.js", source.replace("__LANGUAGE_PREFIXES__", prefixes)).code.trim();
}

/**
 * Gives the page's inline head script as text: `import headScript from "virtual:head-script"`. The browser has it
 * in the page already and gets an empty text: React leaves the content of a script alone when it hydrates.
 */
export function headScriptModule(): Plugin {
  return {
    name: "head-script",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const text = this.environment.name === "client" ? "" : headScript();
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
