import places from "#content/order-texts/places.json" with { type: "json" };
import type { LegalPage } from "#features/legal/read-legal-page.server.ts";
import { dateTimeFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import { generalText } from "./fill-text.server.ts";
import { orderTextKinds } from "./shown-texts.ts";
import { readBlocks, type TextBlock } from "./text-blocks.ts";

/** All texts of selling on one page, with general words in the place of an order's facts. Read while building. */
export function readConditionsPage(language: LanguageCode): LegalPage {
  const texts = orderTextKinds.map((kind) => generalText(kind, language)).reverse();
  const updated = texts.map((text) => text.updated).reduce((a, b) => (a > b ? a : b));
  const format = dateTimeFormat(languageOf(language).locale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return {
    heading: escapeHtml(places.page.heading[language]),
    introduction: `<p>${escapeHtml(places.page.introduction[language])}</p>`,
    sections: texts.map(({ kind, title, text }) => ({
      id: kind,
      heading: escapeHtml(title),
      html: readBlocks(text).map(htmlOf).join("\n"),
    })),
    updated,
    updatedInWords: format.format(new Date(updated)),
  };
}

function htmlOf(block: TextBlock): string {
  if (block.type === "heading") return `<h3>${escapeHtml(block.text)}</h3>`;
  if (block.type === "text") return `<p>${escapeHtml(block.text)}</p>`;
  return `<ul>\n${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("\n")}\n</ul>`;
}
