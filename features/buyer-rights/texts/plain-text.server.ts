import { readRichText, wordsOfRichText } from "#platform/fields/read-rich-text.ts";
import type { Block } from "#platform/fields/rich-text.ts";

const kept = new Map<string, string>();
const mostKept = 500;

/**
 * A text as the texts of orders are kept and mailed (text-blocks.ts): its words, `## ` before a heading, `- ` before
 * an item. What is strong or leads somewhere is its words.
 */
export function plainText(markdown: string): string {
  const known = kept.get(markdown);
  if (known !== undefined) return known;
  const read = readRichText(markdown);
  if (typeof read === "string") throw new Error(read);
  const plain = read.map(plainBlock).join("\n\n");
  if (kept.size >= mostKept) kept.clear();
  kept.set(markdown, plain);
  return plain;
}

function plainBlock(block: Block): string {
  if (block.is === "list")
    return block.items.map((item) => `- ${oneLine(wordsOfRichText(item))}`).join("\n");
  const words = oneLine(wordsOfRichText([block]));
  return block.is === "h3" ? `## ${words}` : words;
}

const oneLine = (words: string) =>
  words
    .split("\n")
    .map((line) => line.trim())
    .join(" ");
