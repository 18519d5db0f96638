/** Where a form that was sent without JavaScript ends: the page shows the reference that stands in its address. */
const address = /\/thanks$/;
/** Our own references only (features/leads/make-reference.server.ts): nobody puts other words into our page. */
const query = /^\?reference=([\dA-Z]{2,8}(?:-[\dA-Z]{2,8}){0,3})$/;

/** The reference that a request wants to see on a thank-you page; undefined for every other request. */
export function referenceToShow(path: string, search: string): string | undefined {
  return address.test(path) ? query.exec(search)?.[1] : undefined;
}

/** Puts the reference into the place that the page's markup marks, and uncovers it. */
export function fillReference(html: string, reference: string): string {
  return html.replace(
    /(<p\b[^>]*\sdata-reference\b[^>]*>[\s\S]*?<strong\b[^>]*>)(?=<\/strong>)/,
    (place) => place.replace(/\shidden(="")?/, "") + reference,
  );
}
