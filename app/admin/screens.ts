import type { AdminScreen } from "#platform/admin/admin-screen.ts";

type Named = Extract<AdminScreen, { name: string }>;
type Below = Extract<AdminScreen, { below: string }>;
type Load = AdminScreen["load"];

/** In the navigation; its address ends in its name where nothing else is said. */
const named = (name: Named["name"], load: Load, path = `/admin/${name}`) => ({ name, load, path });

/** Shown below another screen's address. */
const below = (above: string, path: string, load: Load) => ({ below: above, path, load });

/** Nobody but administrators opens them where no roles are named. */
const openTo = (
  roles: AdminScreen["for"],
  ...screens: readonly (Omit<Named, "for"> | Omit<Below, "for">)[]
): AdminScreen[] => screens.map((screen) => ({ ...screen, for: roles }));

/**
 * The screens of the back office, in the order of its navigation: neither indexed nor in a menu of the site, and not in
 * the table of pages, which every visitor's browser gets. Detail screens read `?id=`, so that every screen is one file.
 */
export const adminScreens: readonly AdminScreen[] = [
  ...openTo(
    ["sales"],
    named("inbox", () => import("#features/messages/admin/inbox.tsx"), "/admin"),
    below("/admin", "/admin/message", () => import("#features/messages/admin/message-screen.tsx")),
    named("orders", () => import("#features/orders/admin/order-list.tsx")),
    below("/admin/orders", "/admin/order", () => import("#features/orders/admin/order-screen.tsx")),
    below(
      "/admin/orders",
      "/admin/bank-file",
      () => import("#features/orders/admin/bank-file-screen.tsx"),
    ),
    named("withdrawals", () => import("#features/buyer-rights/admin/withdrawal-screen.tsx")),
    named("goods", () => import("#features/orders/admin/goods-list.tsx")),
    below(
      "/admin/goods",
      "/admin/product",
      () => import("#features/orders/admin/product-screen.tsx"),
    ),
  ),
  ...openTo(
    [],
    named("overview", () => import("#features/overview/overview.tsx")),
    named("applications", () => import("#features/applications/admin/application-list.tsx")),
    below(
      "/admin/applications",
      "/admin/application",
      () => import("#features/applications/admin/application-screen.tsx"),
    ),
    named("emails", () => import("#features/newsletter/admin/screen.tsx")),
    named("mails", () => import("#features/mailbox/mail-list.tsx")),
    below("/admin/mails", "/admin/mail", () => import("#features/mailbox/mail-screen.tsx")),
    named("news", () => import("#features/news/admin/screen.tsx")),
  ),
  ...openTo(
    ["author", "publisher"],
    named("content", () => import("#features/content-board/admin/content-screen.tsx")),
    named("pictures", () => import("#features/pictures/admin/pictures-screen.tsx")),
    named("around", () => import("#features/content-board/admin/around-screen.tsx")),
    named("translations", () => import("#features/translations/admin/translations-screen.tsx")),
    named("releases", () => import("#features/content-board/admin/releases-screen.tsx")),
    named("redirects", () => import("#features/content-board/admin/redirects-screen.tsx")),
    named("help", () => import("#features/help/admin/screen.tsx")),
    below(
      "/admin/content",
      "/admin/entry",
      () => import("#features/editor/screen/entry-screen.tsx"),
    ),
    below(
      "/admin/content",
      "/admin/bin",
      () => import("#features/content-board/admin/bin/bin-screen.tsx"),
    ),
    below(
      "/admin/content",
      "/admin/new-entry",
      () => import("#features/editor/new-entry/new-entry-screen.tsx"),
    ),
    below("/admin/content", "/admin/guide", () => import("./guide-screen.tsx")),
    below("/admin/content", "/admin/preview", () => import("./preview-screen.tsx")),
  ),
  ...openTo(
    [],
    named("goLive", () => import("#features/go-live/go-live-screen.tsx"), "/admin/go-live"),
    below(
      "/admin/go-live",
      "/admin/shop-opening",
      () => import("#features/shop-opening/admin/opening-screen.tsx"),
    ),
    named("people", () => import("#features/accounts/people/screen.tsx")),
    named("audit", () => import("#features/audit-log/screen.tsx")),
  ),
];

/** Their addresses without the language. */
export const adminPaths = adminScreens.map(({ path }) => path);
