import type { AdminScreen } from "#platform/admin/admin-screen.ts";

/**
 * The screens of the back office, in the order of its navigation: neither indexed nor in a menu of the site, and not in
 * the table of pages, which every visitor's browser gets. Detail screens read `?id=`, so that every screen is one file.
 */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: "/admin",
    for: ["sales"],
    name: "inbox",
    load: () => import("#features/messages/admin/inbox.tsx"),
  },
  {
    path: "/admin/message",
    for: ["sales"],
    below: "/admin",
    load: () => import("#features/messages/admin/message-screen.tsx"),
  },
  {
    path: "/admin/orders",
    for: ["sales"],
    name: "orders",
    load: () => import("#features/orders/admin/order-list.tsx"),
  },
  {
    path: "/admin/order",
    for: ["sales"],
    below: "/admin/orders",
    load: () => import("#features/orders/admin/order-screen.tsx"),
  },
  {
    path: "/admin/bank-file",
    for: ["sales"],
    below: "/admin/orders",
    load: () => import("#features/orders/admin/bank-file-screen.tsx"),
  },
  {
    path: "/admin/withdrawals",
    for: ["sales"],
    name: "withdrawals",
    load: () => import("#features/buyer-rights/admin/withdrawal-screen.tsx"),
  },
  {
    path: "/admin/goods",
    for: ["sales"],
    name: "goods",
    load: () => import("#features/orders/admin/goods-list.tsx"),
  },
  {
    path: "/admin/product",
    for: ["sales"],
    below: "/admin/goods",
    load: () => import("#features/orders/admin/product-screen.tsx"),
  },
  {
    path: "/admin/overview",
    for: [],
    name: "overview",
    load: () => import("#features/overview/overview.tsx"),
  },
  {
    path: "/admin/applications",
    for: [],
    name: "applications",
    load: () => import("#features/applications/admin/application-list.tsx"),
  },
  {
    path: "/admin/application",
    for: [],
    below: "/admin/applications",
    load: () => import("#features/applications/admin/application-screen.tsx"),
  },
  {
    path: "/admin/emails",
    for: [],
    name: "emails",
    load: () => import("#features/newsletter/admin/screen.tsx"),
  },
  {
    path: "/admin/mails",
    for: [],
    name: "mails",
    load: () => import("#features/mailbox/mail-list.tsx"),
  },
  {
    path: "/admin/mail",
    for: [],
    below: "/admin/mails",
    load: () => import("#features/mailbox/mail-screen.tsx"),
  },
  {
    path: "/admin/news",
    for: [],
    name: "news",
    load: () => import("#features/news/admin/screen.tsx"),
  },
  {
    path: "/admin/content",
    for: ["author", "publisher"],
    name: "content",
    load: () => import("#features/content-board/admin/content-screen.tsx"),
  },
  {
    path: "/admin/pictures",
    for: ["author", "publisher"],
    name: "pictures",
    load: () => import("#features/pictures/admin/pictures-screen.tsx"),
  },
  {
    path: "/admin/around",
    for: ["author", "publisher"],
    name: "around",
    load: () => import("#features/content-board/admin/around-screen.tsx"),
  },
  {
    path: "/admin/translations",
    for: ["author", "publisher"],
    name: "translations",
    load: () => import("#features/translations/admin/translations-screen.tsx"),
  },
  {
    path: "/admin/releases",
    for: ["author", "publisher"],
    name: "releases",
    load: () => import("#features/content-board/admin/releases-screen.tsx"),
  },
  {
    path: "/admin/redirects",
    for: ["author", "publisher"],
    name: "redirects",
    load: () => import("#features/content-board/admin/redirects-screen.tsx"),
  },
  {
    path: "/admin/help",
    for: ["author", "publisher"],
    name: "help",
    load: () => import("#features/help/admin/screen.tsx"),
  },
  {
    path: "/admin/entry",
    for: ["author", "publisher"],
    below: "/admin/content",
    load: () => import("#features/editor/screen/entry-screen.tsx"),
  },
  {
    path: "/admin/bin",
    for: ["author", "publisher"],
    below: "/admin/content",
    load: () => import("#features/content-board/admin/bin/bin-screen.tsx"),
  },
  {
    path: "/admin/new-entry",
    for: ["author", "publisher"],
    below: "/admin/content",
    load: () => import("#features/editor/new-entry/new-entry-screen.tsx"),
  },
  {
    path: "/admin/guide",
    for: ["author", "publisher"],
    below: "/admin/content",
    load: () => import("./guide-screen.tsx"),
  },
  {
    path: "/admin/preview",
    for: ["author", "publisher"],
    below: "/admin/content",
    load: () => import("./preview-screen.tsx"),
  },
  {
    path: "/admin/go-live",
    for: [],
    name: "goLive",
    load: () => import("#features/go-live/go-live-screen.tsx"),
  },
  {
    path: "/admin/shop-opening",
    for: [],
    below: "/admin/go-live",
    load: () => import("#features/shop-opening/admin/opening-screen.tsx"),
  },
  {
    path: "/admin/people",
    for: [],
    name: "people",
    load: () => import("#features/accounts/people/screen.tsx"),
  },
  {
    path: "/admin/audit",
    for: [],
    name: "audit",
    load: () => import("#features/audit-log/screen.tsx"),
  },
];

/** Their addresses without the language. */
export const adminPaths = adminScreens.map(({ path }) => path);
