import { escapeHtml } from "#platform/rules/escape-html.ts";

/** Markup that may go into a mail as it is; only `html` makes it. */
export class SafeHtml {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = string | SafeHtml | SafeHtml[];

/** Template tag: whatever is put in is escaped, unless it was made by this tag itself. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): SafeHtml {
  const markup = strings.reduce(
    (text, string, at) => text + markupOf(pieces[at - 1] ?? "") + string,
  );
  return new SafeHtml(markup);
}

/** Text with its line breaks kept, since not every mail program knows `white-space`. */
export function multiline(text: string): SafeHtml {
  const lines = text.split(/\r\n|\r|\n/);
  return new SafeHtml(lines.map(escapeHtml).join("<br>\n"));
}

function markupOf(piece: Piece): string {
  if (Array.isArray(piece)) return piece.map(markupOf).join("");
  return piece instanceof SafeHtml ? piece.markup : escapeHtml(piece);
}
