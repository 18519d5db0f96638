/**
 * A text in which no line ends after the one letter of "E-Mail" or "e-posta": a word joiner takes the break from the
 * hyphen, and no font needs a sign for it (of the hyphen that never breaks, U+2011, ours has none). For texts that are
 * drawn and wrap; in titles, labels and what else reads words there is none.
 */
export const keepWhole = (words: string): string =>
  words.replace(/(?<![\p{L}\d])\p{L}-(?=\p{L})/gu, "$&\u2060");
