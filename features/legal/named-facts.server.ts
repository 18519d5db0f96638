import storage from "#content/storage.json" with { type: "json" };
import type { ShownSite } from "#platform/content/site-shell.ts";
import type { StorageList } from "#platform/content/storage-schema.ts";
import { escapeMarkdown } from "#platform/fields/write-line.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { companyFacts } from "./company-facts.server.ts";

/** What stands for each name in braces in a language, as Markdown: what it says is words, an address to write to a link. */
export function namedFacts(site: ShownSite, language: LanguageCode): Record<string, string> {
  const facts = Object.entries(companyFacts(site, language)).map(([name, fact]) => [
    name,
    /email$/i.test(name) && fact !== "" ? `<${fact}>` : escapeMarkdown(fact),
  ]);
  const storageList = storageListMarkdown(storage as StorageList, language);
  return { ...Object.fromEntries(facts), storageList };
}

/** What the site leaves in a browser, as Markdown for the cookie page. */
function storageListMarkdown(list: StorageList, code: LanguageCode): string {
  const { words, kinds, entries } = list;
  return entries
    .map((entry) => {
      const lines = [
        [words.kind, kinds[entry.kind]],
        [words.purpose, entry.purpose],
        [words.setWhen, entry.setWhen],
        [words.lifetime, entry.lifetime],
      ] as const;
      const names = entry.names.map((name) => `\`${name}\``).join(", ");
      const facts = lines.map(
        ([word, value]) => `- **${escapeMarkdown(word[code])}:** ${escapeAroundNames(value[code])}`,
      );
      return [`### ${names}`, "", ...facts].join("\n");
    })
    .join("\n\n");
}

/** A name in backticks stays one: it is set like the names above the facts. */
function escapeAroundNames(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarkdown(part)))
    .join("");
}
