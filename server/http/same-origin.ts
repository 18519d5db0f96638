import type { Visitor } from "./context.ts";

/**
 * True when the request was sent from a page of ours. The browser's own word comes first (no page can write
 * `Sec-Fetch-Site`); browsers that do not send it are known by the `Origin`: the site's address, or the name by
 * which the visitor reached us. https://owasp.org/www-project-cheat-sheets/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet
 */
export function isSameOrigin(
  header: (name: string) => string | undefined,
  visitor: Pick<Visitor, "host">,
  siteOrigin: string,
): boolean {
  const site = header("sec-fetch-site");
  if (site === "same-origin") return true;
  // `none`: the visitor's own doing, such as loading a refused form again.
  if (site !== undefined && site !== "none") return false;
  const origin = header("origin");
  if (!origin || !URL.canParse(origin)) return false;
  return origin === siteOrigin || new URL(origin).host === visitor.host.toLowerCase();
}
