/**
 * Every screen of the site, once; languages multiply it (routes.ts), and the build's page list, the sitemap
 * and the menus' dead-link rule are derived from it. `path` is the address without its language.
 */
export interface Page {
  path: string;
  /** Route module below `app/`. */
  file: string;
  /** Key of its title and description in content/messages: `pages.<key>.title`. */
  key: string;
  /** Search engines may list it. */
  indexed: boolean;
}

export const pages = [
  { path: "/shop/cart", file: "routes/cart.tsx", key: "cart", indexed: false },
  { path: "/shop/checkout", file: "routes/checkout.tsx", key: "checkout", indexed: false },
  { path: "/shop/order", file: "routes/order.tsx", key: "order", indexed: false },
  { path: "/shop/empty-cart", file: "routes/empty-cart.tsx", key: "emptyCart", indexed: false },
  {
    path: "/newsletter/confirm",
    file: "routes/newsletter-confirm.tsx",
    key: "newsletterConfirm",
    indexed: false,
  },
  {
    path: "/newsletter/unsubscribe",
    file: "routes/newsletter-unsubscribe.tsx",
    key: "newsletterUnsubscribe",
    indexed: false,
  },
  { path: "/auth/sign-in", file: "routes/sign-in.tsx", key: "signIn", indexed: false },
  { path: "/auth/sign-up", file: "routes/sign-up.tsx", key: "signUp", indexed: false },
  {
    path: "/auth/forgot-password",
    file: "routes/forgot-password.tsx",
    key: "forgotPassword",
    indexed: false,
  },
  {
    path: "/auth/reset-password",
    file: "routes/reset-password.tsx",
    key: "resetPassword",
    indexed: false,
  },
  {
    path: "/auth/confirm-email",
    file: "routes/confirm-email.tsx",
    key: "confirmEmail",
    indexed: false,
  },
  { path: "/account/profile", file: "routes/profile.tsx", key: "profile", indexed: false },
  { path: "/account/security", file: "routes/security.tsx", key: "security", indexed: false },
  {
    path: "/account/notifications",
    file: "routes/notifications.tsx",
    key: "notifications",
    indexed: false,
  },
  { path: "/account/projects", file: "routes/projects.tsx", key: "projects", indexed: false },
  {
    path: "/account/order-history",
    file: "routes/order-history.tsx",
    key: "orderHistory",
    indexed: false,
  },
  {
    path: "/account/payment-details",
    file: "routes/payment-details.tsx",
    key: "paymentDetails",
    indexed: false,
  },
  { path: "/account/wishlist", file: "routes/wishlist.tsx", key: "wishlist", indexed: false },
  {
    path: "/account/delete-profile",
    file: "routes/delete-profile.tsx",
    key: "deleteProfile",
    indexed: false,
  },
  { path: "/shop/withdraw", file: "routes/shop-withdraw.tsx", key: "shopWithdraw", indexed: false },
  {
    path: "/shop/withdraw/thanks",
    file: "routes/shop-withdraw-thanks.tsx",
    key: "shopWithdrawThanks",
    indexed: false,
  },
] as const satisfies readonly Page[];

export type PageKey = (typeof pages)[number]["key"];
