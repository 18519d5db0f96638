/**
 * The HTML of a page in two, at the end of its head: what is put into one of them needs no copy of the other. A page is
 * 100,000 letters, which is 200 KB of memory that is new each time.
 */
export interface PageText {
  /** All before `</head>`. */
  head: string;
  /** From `</head>` on. */
  body: string;
}

/** @throws when there is no head */
export function splitPage(html: string): PageText {
  const end = html.indexOf("</head>");
  if (end === -1) throw new Error("The page has no head.");
  return { head: html.slice(0, end), body: html.slice(end) };
}
