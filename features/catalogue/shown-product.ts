import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import type { Offer } from "./offer.ts";
import type { ProductCategory, ProductPictureName } from "./product-choices.ts";

/** A product as a cart shows it, in one language. */
export interface SoldProduct {
  /** Its number, by which carts and orders know it. */
  id: number;
  name: string;
  /** Of its page, without the language's prefix. */
  path: string;
  picture: ProductPictureName | Photo;
  /** What one gets, in a few words. */
  scope: string;
  offer: Offer;
}

/** As a list shows it. What is not sold has no offer. */
export interface ShownProduct extends Omit<SoldProduct, "offer"> {
  category: ProductCategory;
  description: string;
  isNew: boolean;
  offer: Offer | undefined;
}

/** The product of an entry's card; its offer was put there when the page was made (freeze-pages.server.ts). */
export function shownProduct({ title, description, path, values }: EntryCard): ShownProduct {
  const { product, category, scope, picture, isNew, offer } = values as {
    product: number;
    category: ProductCategory;
    scope: string;
    picture: ProductPictureName | Photo;
    isNew?: boolean;
    offer?: Offer;
  };
  const about = { id: product, name: title, path, picture, category, scope, description };
  return { ...about, isNew: isNew === true, offer };
}

/** The file of a language that carts read: everything that is sold now, as JSON (a list of `SoldProduct`). */
export const soldProductsPath = "/shop/products.json";

export function soldProducts(cards: readonly EntryCard[]): SoldProduct[] {
  return cards
    .map(shownProduct)
    .flatMap(({ id, name, path, picture, scope, offer }) =>
      offer ? [{ id, name, path, picture, scope, offer }] : [],
    )
    .sort((a, b) => a.id - b.id);
}
