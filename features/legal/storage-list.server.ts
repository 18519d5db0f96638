import type { StorageList } from "#platform/content/storage-schema.ts";
import { escapeMarkdown } from "#platform/fields/write-line.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** What the site leaves in a browser, as Markdown for the cookie page. */
export function storageListMarkdown(list: StorageList, code: LanguageCode): string {
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
