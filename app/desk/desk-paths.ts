/**
 * The screens of the back office: neither indexed nor in a menu of the site, and not in the table of pages, which
 * every visitor's browser gets. Detail screens read `?id=`, so that every screen is one file.
 */
export const deskScreens = [
  "message",
  "emails",
  "mails",
  "mail",
  "news",
  "overview",
  "audit",
] as const;

/** Their addresses without the language; the inbox stands at the first. */
export const deskPaths = ["/admin", ...deskScreens.map((screen) => `/admin/${screen}`)];

/** Whether a path without its language lies in the back office, which is a document of its own. */
export function isDeskPath(bare: string): boolean {
  return `${bare}/`.startsWith("/admin/");
}
