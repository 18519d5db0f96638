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

/** Key → address. The screen itself is `routes/` and the key with hyphens: `routes/empty-cart.tsx`. */
const addresses = {
  cart: "/shop/cart",
  checkout: "/shop/checkout",
  order: "/shop/order",
  emptyCart: "/shop/empty-cart",
  newsletterConfirm: "/newsletter/confirm",
  newsletterUnsubscribe: "/newsletter/unsubscribe",
  signIn: "/auth/sign-in",
  signUp: "/auth/sign-up",
  forgotPassword: "/auth/forgot-password",
  resetPassword: "/auth/reset-password",
  confirmEmail: "/auth/confirm-email",
  profile: "/account/profile",
  security: "/account/security",
  notifications: "/account/notifications",
  projects: "/account/projects",
  orderHistory: "/account/order-history",
  paymentDetails: "/account/payment-details",
  wishlist: "/account/wishlist",
  deleteProfile: "/account/delete-profile",
  shopWithdraw: "/shop/withdraw",
  shopWithdrawThanks: "/shop/withdraw/thanks",
} as const;

export type PageKey = keyof typeof addresses;

/** No screen is listed by search engines: what they find are entries. */
export const pages: readonly (Page & { key: PageKey })[] = Object.entries(addresses).map(
  ([key, path]) => ({
    ...{ path, key: key as PageKey, indexed: false },
    file: `routes/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`,
  }),
);
