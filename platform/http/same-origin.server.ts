import type { Visitor } from "./context.server.ts";

/** `unknown`: the request says nothing about the page that sent it, as programs and old browsers do. */
export type Sender = "ours" | "foreign" | "unknown";

/**
 * Tells whether a page of ours sent the request. The browser's own word comes first (no page can write
 * `Sec-Fetch-Site`, https://www.w3.org/TR/fetch-metadata/); browsers that do not send it are known by the `Origin`:
 * the site's address, or the name by which the visitor reached us.
 */
export function senderOf(
  header: (name: string) => string | undefined,
  { host }: Pick<Visitor, "host">,
  siteOrigin: string,
): Sender {
  if (header("sec-fetch-site") === "same-origin") return "ours";
  if (isSentByOthers(header)) return "foreign";
  const origin = header("origin");
  if (origin === undefined) return "unknown";
  if (origin === siteOrigin) return "ours";
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase() ? "ours" : "foreign";
}

/** Whether the browser itself says that another site's page, or its link, made the request. */
export function isSentByOthers(header: (name: string) => string | undefined): boolean {
  const site = header("sec-fetch-site");
  // `none`: the visitor's own doing, such as a bookmark, or loading a refused form again.
  return site !== undefined && site !== "same-origin" && site !== "none";
}
