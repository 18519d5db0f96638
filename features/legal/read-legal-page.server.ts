import { readFileSync } from "node:fs";
import path from "node:path";
import storage from "#content/storage.json" with { type: "json" };
import type { StorageList } from "#platform/content/storage-schema.ts";
import { wholeSite as site } from "#platform/content/whole-site.server.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { companyFacts } from "./company-facts.server.ts";
import { escapeMarkdown } from "./escape-markdown.server.ts";
import { fillFacts } from "./fill-facts.server.ts";
import type { LegalPageKey } from "./legal-pages.ts";
import { type LegalText, readLegalText } from "./read-legal-text.server.ts";
import { storageListMarkdown } from "./storage-list.server.ts";

export interface LegalPage extends LegalText {
  /** The day of the last change in the page's language. */
  updatedInWords: string;
}

/**
 * A legal page in a language, from content/legal, with the company's facts in place. Read while building.
 * @throws when the text has not its form or names an unknown fact; the message names the file
 */
export function readLegalPage(page: LegalPageKey, code: LanguageCode): LegalPage {
  const file = path.join("content", "legal", page, `${code}.md`);
  try {
    const filled = fillFacts(readFileSync(file, "utf8"), {
      ...mapValues(companyFacts(site, code), escapeMarkdown),
      storageList: storageListMarkdown(storage as StorageList, code),
    });
    const text = readLegalText(withLanguageInLinks(filled, code));
    return { ...text, updatedInWords: inWords(text.updated, code) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** `[…](/privacy)` leads to the page in the text's own language. */
function withLanguageInLinks(markdown: string, code: LanguageCode): string {
  return markdown.replace(/(?<=\]\()\/[^)]*/g, (bare) => localizedPath(bare, code));
}

function inWords(day: string, code: LanguageCode): string {
  const { locale } = languageOf(code);
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}

function mapValues(facts: Record<string, string>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, change(value)]));
}
