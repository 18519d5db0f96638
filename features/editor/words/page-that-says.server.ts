import { setImmediate } from "node:timers/promises";

/** What of a page is no text that a visitor reads: the words that it hands to the browser are all there. */
const unseen = ["script", "style"];

/**
 * The first page that says a text; undefined: none, or the text is too short to be told from others.
 * @param texts as they may read today; what stands in braces or in a tag is another one each time
 * @param read the HTML of a page
 */
export async function pageThatSays<Page>(
  texts: readonly string[],
  pages: readonly Page[],
  read: (page: Page) => Promise<string | undefined>,
): Promise<Page | undefined> {
  const wanted = texts.map(longestPart).filter((part) => /\p{L}{2}/u.test(part));
  if (wanted.length === 0) return undefined;
  for (const page of pages) {
    const shown = shownOf((await read(page)) ?? "");
    if (wanted.some((part) => says(shown, part))) return page;
    // A page takes a millisecond, a hundred of them hold nobody up.
    await setImmediate();
  }
  return undefined;
}

/** `Ürünler: {count, plural, other {…}}` → `Ürünler:`, as HTML writes it. */
function longestPart(text: string): string {
  let fixed = text;
  while (/\{[^{}]*\}/.test(fixed)) fixed = fixed.replace(/\{[^{}]*\}/g, "<>");
  return fixed
    .split(/<[^<>]*>/)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "")
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}

function shownOf(html: string): string {
  let shown = html;
  for (const name of unseen)
    shown = shown
      .split(`<${name}`)
      .map((part, place) => (place === 0 ? part : part.slice(part.indexOf(`</${name}>`))))
      .join("");
  return shown;
}

/** As whole words: `Ad` is not said by `Adres`. */
function says(shown: string, part: string): boolean {
  for (let at = shown.indexOf(part); at >= 0; at = shown.indexOf(part, at + 1)) {
    const around = (shown[at - 1] ?? "") + (shown[at + part.length] ?? "");
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
