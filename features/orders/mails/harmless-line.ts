/** What mail programs may make a link of: an address with its scheme, a host, a mail address. */
const linkLike = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2}/iu;

/** Letters: more push the rest out of sight. */
const longest = 120;

/**
 * Something that a buyer typed, as it may stand in a mail to the address that was given, which may be a stranger's:
 * short, one line, and never what becomes a link. Undefined: it is left out.
 */
export function harmlessLine(typed: string): string | undefined {
  const text = typed.replace(/\s+/g, " ").trim();
  if (text === "" || linkLike.test(text)) return undefined;
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join("")}…`;
}
