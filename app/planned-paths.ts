/**
 * Pages that are still to come. The menus may name them already and show nothing until they are in pages.ts, or are
 * the `path` of an entry of content/entries; any other address in a menu is a mistake
 * (scripts/checks/content-targets.ts).
 */
export const plannedPaths: readonly string[] = [
  "/account/order-history",
  "/account/payment-details",
  "/account/projects",
  "/account/wishlist",
  "/demos/agency/creative",
  "/demos/agency/design",
  "/demos/agency/digital",
  "/demos/agency/seo",
  "/demos/classic",
  "/demos/finance-consulting",
  "/demos/mobile-app",
  "/demos/product-landing",
  "/saas/v1",
  "/saas/v2",
  "/saas/v3",
  "/saas/v4",
  "/saas/v5",
  "/shop/cart",
  "/shop/checkout",
  "/shop/empty-cart",
  "/shop/index",
  "/shop/single/1030",
];
