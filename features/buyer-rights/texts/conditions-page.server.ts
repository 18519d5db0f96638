import places from "#content/order-texts/places.json" with { type: "json" };
import type { LegalPage } from "#features/legal/read-legal-page.server.ts";
import { dateTimeFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import { generalText } from "./fill-text.server.ts";
import { orderTextKinds } from "./shown-texts.ts";
import { writeBlocks } from "./write-blocks.server.ts";

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
      html: writeBlocks(text, "h3"),
    })),
    updated,
    updatedInWords: format.format(new Date(updated)),
  };
}
