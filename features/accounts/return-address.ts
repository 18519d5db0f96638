/** Stands for our own host while an address is read; no address of a visitor can name it. */
const here = "https://here.invalid";

/**
 * Where somebody may be led after signing in: a page of this site, with its query and anchor; undefined for all
 * else. The address must say so by itself (one slash, then something else), and still say so after the browser's own
 * parser has read it, which drops tabs and line breaks, turns backslashes and folds dots.
 * @param isPage whether a path, such as `/en/contact`, is one of our pages: nothing else is worth returning to
 */
export function checkReturnAddress(
  address: string | null | undefined,
  isPage: (path: string) => boolean,
): string | undefined {
  if (!address || !/^\/(?![/\\])/.test(address) || holdsUnseen(address)) return undefined;
  if (!URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  if (origin !== here || pathname.startsWith("//") || !isPage(pathname)) return undefined;
  return pathname + search + hash;
}

/** Control characters, blanks and backslashes: no page of ours has one in its address, and parsers differ on them. */
const holdsUnseen = (address: string) => /[\p{C}\p{Z}\\]/u.test(address);
