/** What the shop sells in. Each product has a price of its own in each: nothing is converted. */
export const currencies = ["TRY", "EUR", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** Shelves of the shop. */
export const productCategories = ["packages", "support", "workshops"] as const;
export type ProductCategory = (typeof productCategories)[number];

/** Drawings of products (pictures/drawings.tsx). */
export const productPictureNames = [
  "website",
  "shop",
  "app",
  "dashboard",
  "connector",
  "machine",
  "desk",
  "clock",
  "shield",
  "plan",
  "review",
  "ai",
] as const;
export type ProductPictureName = (typeof productPictureNames)[number];
