/** A part of a legal text. */
export type TextBlock =
  | { type: "heading"; text: string }
  | { type: "text"; text: string }
  | { type: "list"; items: string[] };

/**
 * Reads a text of an order: `## ` begins a heading, `- ` an item of a list, an empty line a paragraph. It is no
 * Markdown: what a buyer typed can only ever be words.
 */
export function readBlocks(text: string): TextBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap(blocksOf);
}

function blocksOf(part: string): TextBlock[] {
  const [first = "", ...rest] = part.split("\n");
  if (first.startsWith("## ")) {
    const heading = { type: "heading", text: first.slice(3) } as const;
    return rest.length > 0 ? [heading, ...blocksOf(rest.join("\n"))] : [heading];
  }
  const lines = part.split("\n");
  const items = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
  const words = lines.filter((line) => !line.startsWith("- ")).join(" ");
  return [
    ...(words === "" ? [] : [{ type: "text", text: words } as const]),
    ...(items.length === 0 ? [] : [{ type: "list", items } as const]),
  ];
}
