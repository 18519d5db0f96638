import { fillThanks } from "#platform/submissions/thanks-page.server.ts";
import { fillEnquiry } from "#server/http/enquiry-page.ts";

/** Puts something into a built page's HTML. */
export type Fill = (html: string) => string;

/** What the path and the query (with its `?`) of an address put into the page there; undefined for nearly all. */
export function fillByAddress(path: string, search: string): Fill | undefined {
  return search === "" ? undefined : (fillThanks(path, search) ?? fillEnquiry(path, search));
}
