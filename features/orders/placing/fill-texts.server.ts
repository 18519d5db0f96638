import { writeBlocks } from "#features/buyer-rights/texts/write-blocks.server.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import type { OrderTexts } from "../calls.ts";

/** Writes the legal texts of an order into the place of the built checkout that its markup marks with `data-order-texts`. */
export function fillTexts(html: string, texts: OrderTexts): string {
  const folded = texts.map(
    ({ title, text }) =>
      `<details class="accordion-panel"><summary><h3>${escapeHtml(title)}</h3></summary><div class="accordion-content">${writeBlocks(text, "h4")}</div></details>`,
  );
  return html.replace(/<div\b[^>]*\sdata-order-texts=""[^>]*>/, (start) => start + folded.join(""));
}
