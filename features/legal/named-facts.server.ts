import storage from "#content/storage.json" with { type: "json" };
import type { ShownSite } from "#platform/content/site-shell.ts";
import type { StorageList } from "#platform/content/storage-schema.ts";
import { escapeMarkdown } from "#platform/fields/write-line.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { companyFacts } from "./company-facts.server.ts";
import { storageListMarkdown } from "./storage-list.server.ts";

/** What stands for each name in braces in a language, as Markdown: what it says is words, an address to write to a link. */
export function namedFacts(site: ShownSite, language: LanguageCode): Record<string, string> {
  const facts = Object.entries(companyFacts(site, language)).map(([name, fact]) => [
    name,
    /email$/i.test(name) && fact !== "" ? `<${fact}>` : escapeMarkdown(fact),
  ]);
  const storageList = storageListMarkdown(storage as StorageList, language);
  return { ...Object.fromEntries(facts), storageList };
}
