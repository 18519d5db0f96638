/** Letters: more push the rest out of sight. */
const longest = 120;

/**
 * Something that a buyer typed, as it may stand in a mail to the address that was given, which may be a stranger's: one
 * short line that no mail program makes a link of. `Win at evil.example` → `Win at evil. example`.
 */
export function harmlessLine(typed: string): string {
  const text = typed
    // What turns the direction of the words behind it, or speaks to a terminal.
    .replace(/[\p{Bidi_Control}\p{Control}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/:(?=\/\/)|@|\.(?=[\p{L}\p{N}][\p{L}\p{N}-])/gu, "$& ");
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join("")}…`;
}
