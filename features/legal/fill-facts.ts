const placeholder = /\{(\w+)\}/g;

/**
 * Puts facts (Markdown) in the place of `{theirName}`. A line with an empty fact is left out, and with the
 * last line of a section its heading.
 * @param isDraft a name that is not known stays as it is written
 * @throws when a name is not known
 */
export function fillFacts(
  text: string,
  facts: Readonly<Record<string, string>>,
  { isDraft = false } = {},
): string {
  const factOf = (name: string) => {
    const fact = facts[name] ?? (isDraft ? `{${name}}` : undefined);
    if (fact === undefined) throw new Error(`{${name}} is no fact that a legal text can name`);
    return fact;
  };
  return text
    .split("\n")
    .filter((line) => [...line.matchAll(placeholder)].every(([, name = ""]) => factOf(name) !== ""))
    .map((line) => line.replace(placeholder, (_, name: string) => factOf(name)))
    .join("\n")
    .replace(/^## .*\s+(?=^## |(?![\s\S]))/gm, "");
}
