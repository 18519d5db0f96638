import { line, list, text } from "#platform/fields/fields.ts";
import type { WordSet } from "#platform/language/own-words.server.ts";

/** The entries that say words otherwise → the folder of `content/` whose words they are about. */
export const wordEntries: Readonly<Record<string, WordSet>> = {
  "interface-words": "messages",
  "mail-words": "mails",
  "reply-templates": "replies",
};

export const wordSetOf = (entry: string): WordSet | undefined =>
  Object.hasOwn(wordEntries, entry) ? wordEntries[entry] : undefined;

/** Letters of one word. */
const longestWord = 4_000;

/** Only what is said otherwise: everything else is said as in the files, also after an upgrade. */
export const wordsFields = {
  /** What people who write call it. */
  title: line({ most: 110 }),
  /** An item is named after the key of its word (known-words.server.ts). */
  items: list(
    { text: text({ required: false, most: longestWord }) },
    { required: false, most: 2_000, holdsWords: true },
  ),
};
