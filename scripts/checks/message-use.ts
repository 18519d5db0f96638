import path from "node:path";
import { filesBelow, textOf } from "./source-files.ts";

/**
 * Keys that nothing says. A key is said when its name, or its name below a namespace that the same file opens
 * (`useTranslations("layout")`), stands there as a literal, or fits a template (`errors.${field}.${code}`).
 * What reads the words themselves says them by their path (`allMessages[code].layout.home`).
 * A file that says what it is given (`t(outcome)`) may be given it by any file of its folder.
 * Facts that hold keys (`label` in content/navigation.json) say them below any namespace.
 * A key that does not exist is the compiler's affair.
 */
export function findUnusedKeys(keys: string[], folders: readonly string[]): string[] {
  const sources = folders
    .flatMap((folder) => filesBelow(folder, ".ts", ".tsx"))
    .filter((file) => !file.includes(".test."))
    .map((file) => ({ folder: path.dirname(file), text: textOf(file) }));
  const facts = filesBelow("content", ".json")
    .filter((file) => path.dirname(file) === "content")
    .map(textOf);
  const everyNamespace = sources.flatMap(({ text }) => namespacesOf(text));
  const says = [
    ...sources.map(({ folder, text }) => {
      const neighbours = sources.filter((source) => source.folder === folder);
      const given = neighbours.flatMap((source) => namespacesOfGiven(source.text));
      return sayingsOf(text, [...namespacesOf(text), ...given]);
    }),
    ...facts.map((text) => sayingsOf(text, everyNamespace)),
  ];
  return keys.filter((key) => !says.some((isSaid) => isSaid(key)));
}

const namespacePattern = /\b(?:useTranslations|createTranslator)\(\s*"([^"]+)"/g;
/** A text, or the name of a property: tables of links and steps are walked by their keys. */
const literalPattern = /"([\w.-]+)"|\b(\w+)(?=: )/g;
/** The end of a path through the words. */
const pathPattern = /\b(?=(\w+\.\w+)\b)/g;
/** What stands between two backticks and could be a key: also inside another template. */
const keyTemplate = /^[\w.-]*(?:\$\{[^}]*\}[\w.-]*)+$/;

function namespacesOf(source: string): string[] {
  return [...source.matchAll(namespacePattern)].map(([, namespace]) => `${namespace}.`);
}

/** Namespaces whose function is called with something that is no literal. */
export function namespacesOfGiven(source: string): string[] {
  const bound = source.matchAll(/const (\w+) = useTranslations\("([^"]+)"\)/g);
  return [...bound]
    .filter(([, name]) => new RegExp(`\\b${name}\\((?!["\`])`).test(source))
    .map(([, , namespace]) => `${namespace}.`);
}

/** Tells for one text whether it says a key, in full or below one of the namespaces. */
export function sayingsOf(source: string, namespaces: string[]): (key: string) => boolean {
  const literals = new Set(
    [...source.matchAll(literalPattern)].map(([, text, name]) => text ?? name),
  );
  if (source.includes("allMessages"))
    for (const [, path] of source.matchAll(pathPattern)) literals.add(path);
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
