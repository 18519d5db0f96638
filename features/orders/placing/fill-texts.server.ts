import { readBlocks, type TextBlock } from "#features/buyer-rights/texts/text-blocks.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import type { OrderTexts } from "../calls.ts";

/** Writes the legal texts of an order into the place of the built checkout that its markup marks with `data-order-texts`. */
export function fillTexts(html: string, texts: OrderTexts): string {
  const folded = texts.map(
    ({ title, text }) =>
      `<details class="accordion-panel"><summary><h3>${escapeHtml(title)}</h3></summary><div class="accordion-content">${readBlocks(text).map(writeBlock).join("\n")}</div></details>`,
  );
  return html.replace(/<div\b[^>]*\sdata-order-texts=""[^>]*>/, (start) => start + folded.join(""));
}

function writeBlock(block: TextBlock): string {
  if (block.type === "heading") return `<h4>${escapeHtml(block.text)}</h4>`;
  if (block.type === "text") return `<p>${escapeHtml(block.text)}</p>`;
  return `<ul>\n${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("\n")}\n</ul>`;
}
