import { escapeHtml } from "#platform/rules/escape-html.ts";
import { readBlocks, type TextBlock } from "./text-blocks.ts";

/** A text of an order as HTML, its headings at a level of the page that it stands on. */
export const writeBlocks = (text: string, heading: "h3" | "h4"): string =>
  readBlocks(text)
    .map((block) => htmlOf(block, heading))
    .join("\n");

function htmlOf(block: TextBlock, heading: "h3" | "h4"): string {
  if (block.type === "heading") return `<${heading}>${escapeHtml(block.text)}</${heading}>`;
  if (block.type === "text") return `<p>${escapeHtml(block.text)}</p>`;
  return `<ul>\n${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("\n")}\n</ul>`;
}
