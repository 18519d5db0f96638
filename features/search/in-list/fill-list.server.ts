import type { Fill } from "#platform/http/fill-page.server.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import { fitsWords, mostLetters } from "./fits-words.ts";

/**
 * Finds in the list of a page for those without JavaScript: `?q=…` hides what does not fit and keeps what was looked
 * for in the field. With JavaScript the page does the same over again (use-list-search.ts).
 */
export function fillList(_path: string, search: string): Fill | undefined {
  const query = new URLSearchParams(search).get("q")?.trim().slice(0, mostLetters);
  return query
    ? (html) => (html.includes(" data-list-search=") ? findIn(html, query) : html)
    : undefined;
}

function findIn(html: string, query: string): string {
  const fits = fitsWords(query);
  let found = 0;
  const list = html.replace(/<li\b[^>]*\sdata-words="([^"]*)"[^>]*>/g, (tag, words: string) => {
    const isFit = fits(words);
    if (isFit) found += 1;
    return isFit ? tag : tag.replace(/^<li/, "<li hidden");
  });
  const field = list.replace(
    /(<form\b[^>]*\sdata-list-search=[\s\S]*?<input\b[^>]*?)\svalue=""/,
    (_, before: string) => `${before} value="${escapeHtml(query)}"`,
  );
  return found > 0
    ? field
    : field.replace(/<p data-list-none="" hidden=""/, '<p data-list-none=""');
}
