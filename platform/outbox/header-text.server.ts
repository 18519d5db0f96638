/**
 * Control characters, line and paragraph separators, and the marks that turn the direction of what
 * follows: none of them belongs into a mail header or the list of a mail program.
 */
const notForHeaders = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** The text on one line, fit for a mail header, cut to `max` characters with an ellipsis. */
export function headerText(text: string, max = 200): string {
  const line = text.replace(notForHeaders, " ").replace(/\s+/g, " ").trim();
  const letters = [...line];
  return letters.length <= max
    ? line
    : `${letters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}

/** True when a text holds what could break out of a header. */
export function breaksHeader(text: string): boolean {
  return text.search(notForHeaders) !== -1;
}
