/**
 * Every screen of the site, once: its key and its address without a language. Languages multiply it (routes.ts), and
 * the build's page list and the menus' dead-link rule are derived from it. The screen itself is `routes/` and the key
 * with hyphens: `routes/empty-cart.tsx`; its title and description are `pages.<key>` in content/messages.
 */
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

/** No search engine, and no search of ours, lists a screen: what they find are entries. `file`: below `app/`. */
export const pages = Object.entries(addresses).map(([key, path]) => ({
  ...{ path, key: key as PageKey },
  file: `routes/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`,
}));
