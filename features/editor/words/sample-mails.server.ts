import type { EntryDocument } from "#features/pages/entry-document.ts";
import { knownWords } from "#features/pages/words/known-words.server.ts";
import { showWords } from "#features/pages/words/show-words.server.ts";
import { wordSetOf } from "#features/pages/words/word-fields.ts";
import { saidWith } from "#platform/language/own-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import type { SampleMailParts } from "#platform/outbox/sample-mails.ts";

export type MakeMails = (parts: SampleMailParts) => NewMail[];

/** A letter of nobody's: it shows where a word has come. */
const mark = "\uE000";

/** Every mail in a language as the site would write it if the draft were live: by what writes the real ones. */
export function sampleMails(
  make: readonly MakeMails[],
  draft: EntryDocument,
  parts: SampleMailParts,
): NewMail[] {
  const set = wordSetOf(draft.id);
  if (!set) return [];
  return made(make, parts, { [set]: showWords([draft], parts.language)[set] ?? {} });
}

/** Which of these mails say a word; `item`: its name in the entry. */
export function mailsThatSay(
  item: string,
  make: readonly MakeMails[],
  draft: EntryDocument,
  parts: SampleMailParts,
): boolean[] {
  const set = wordSetOf(draft.id);
  const word = set && knownWords(set).get(item);
  if (!set || !word) return [];
  const own = showWords([draft], parts.language)[set];
  const text = mark + (own?.[word.key] ?? word.texts[parts.language]);
  return made(make, parts, { [set]: { ...own, [word.key]: text } }).map(({ subject, text, html }) =>
    `${subject}${text}${html}`.includes(mark),
  );
}

/** Those to the company are written in its own language alone. */
const made = (
  make: readonly MakeMails[],
  parts: SampleMailParts,
  words: Parameters<typeof saidWith>[1],
): NewMail[] =>
  saidWith(parts.language, words, () => make.flatMap((mails) => mails(parts))).filter(
    ({ language }) => language === parts.language,
  );
