import { filesBelow, textOf } from "./source-files.ts";

/**
 * Keys that no source file says. A key is said when its name, or its name below a namespace that the same file
 * opens (`useTranslations("layout")`), stands there as a literal, or fits a template (`errors.${field}.${code}`).
 * A key that does not exist is the compiler's affair.
 */
export function findUnusedKeys(keys: string[], folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => filesBelow(folder, ".ts", ".tsx"));
  const data = filesBelow("content", ".json").filter((file) => file.split("/").length === 2);
  const sayings = [...files, ...data].filter((file) => !file.includes(".test.")).map(sayingsOf);
  return keys.filter((key) => !sayings.some((says) => says(key)));
}

const namespacePattern = /\b(?:useTranslations|createTranslator)\(\s*"([^"]+)"/g;
const literalPattern = /"([\w.-]+)"/g;
/** What stands between two backticks and could be a key: also inside another template. */
const keyTemplate = /^[\w.-]*(?:\$\{[^}]*\}[\w.-]*)+$/;

/** Tells for one file whether it says a key. */
function sayingsOf(file: string): (key: string) => boolean {
  const source = textOf(file);
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = ""]) => found);
  const namespaces = all(namespacePattern).map((namespace) => `${namespace}.`);
  const literals = new Set(all(literalPattern));
  const templates = source
    .split("`")
    .filter((part) => keyTemplate.test(part))
    .map(asPattern);
  return (key) =>
    ["", ...namespaces.filter((namespace) => key.startsWith(namespace))].some((namespace) => {
      const rest = key.slice(namespace.length);
      return literals.has(rest) || templates.some((template) => template.test(rest));
    });
}

/** `themes.${theme}` → /^themes\.[^.]+$/; a template that is only a placeholder says nothing. */
function asPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/);
  if (parts.every((part) => !/\w/.test(part))) return /^$/;
  const literally = (part: string) => part.replace(/[^\w]/g, "\\$&");
  return new RegExp(`^${parts.map(literally).join("[^.]+")}$`);
}
