import type { LanguageCode } from "#platform/language/languages.ts";

/** Letters and lines that are shown whole in the narrowest form. */
const fits = { letters: 140, lines: 4 };

/** What a field says in another language; a long one is moved within its place, with the keys, too. */
export function SourceText({ lang, text }: { lang: LanguageCode; text: string }) {
  const isLong = text.length > fits.letters || text.split("\n").length > fits.lines;
  return (
    <p className="editor-source" lang={lang} tabIndex={isLong ? 0 : undefined}>
      {text}
    </p>
  );
}
