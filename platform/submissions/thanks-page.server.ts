import type { Fill } from "#platform/http/fill-page.server.ts";
import { referenceIn } from "./reference-pattern.ts";

/** Where a form that was sent without JavaScript ends. */
const address = /\/thanks$/;

/** Shows the reference that stands in the address of a thank-you page. */
export function fillThanks(path: string, search: string): Fill | undefined {
  const reference = address.test(path) ? referenceIn(search) : undefined;
  return reference === undefined ? undefined : (html) => fillReference(html, reference);
}

/** Puts the reference into the place that the page's markup marks, and uncovers it. */
export function fillReference(html: string, reference: string): string {
  return html.replace(
    /(<p\b[^>]*\sdata-reference\b[^>]*>[\s\S]*?<strong\b[^>]*>)(?=<\/strong>)/,
    (place) => place.replace(/\shidden(="")?/, "") + reference,
  );
}
