import { referenceIn } from "#features/leads/reference-pattern.ts";

/** Where a form that was sent without JavaScript ends: the page shows the reference that stands in its address. */
const address = /\/thanks$/;

/** The reference that a request wants to see on a thank-you page; undefined for every other request. */
export function referenceToShow(path: string, search: string): string | undefined {
  return address.test(path) ? referenceIn(search) : undefined;
}

/** Puts the reference into the place that the page's markup marks, and uncovers it. */
export function fillReference(html: string, reference: string): string {
  return html.replace(
    /(<p\b[^>]*\sdata-reference\b[^>]*>[\s\S]*?<strong\b[^>]*>)(?=<\/strong>)/,
    (place) => place.replace(/\shidden(="")?/, "") + reference,
  );
}
