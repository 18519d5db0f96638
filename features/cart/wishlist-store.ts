import { create } from "zustand";
import { persist } from "zustand/middleware";
import { withDevtools } from "#ui/state/with-devtools.ts";
import { storageOf } from "./persist-list.ts";
import { createSavedList, savedVersion } from "./saved-list.ts";
import { noteForAccount } from "./wishlist/keep-unsent.ts";

interface WishlistState {
  productIds: readonly number[];
  /** Puts a product on the list, or takes it off. */
  toggle(productId: number): void;
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const savedWishlist = createSavedList("wishlist", "productIds", (rows) => [
  ...new Set(rows.filter(isId)),
]);

/** Products that the visitor wants to find again; empty in the built page and in the first render. */
export const useWishlist = create<WishlistState>()(
  withDevtools(
    persist(
      (set, get) => ({
        productIds: [],
        toggle(productId) {
          const { productIds } = get();
          const isWished = !productIds.includes(productId);
          const others = productIds.filter((id) => id !== productId);
          set({ productIds: isWished ? [...others, productId] : others });
          noteForAccount(productId, isWished);
        },
      }),
      {
        name: savedWishlist.key,
        version: savedVersion,
        storage: storageOf(savedWishlist, "productIds"),
        partialize: ({ productIds }) => ({ productIds }),
      },
    ),
    { name: savedWishlist.key },
  ),
);

savedWishlist.subscribe(() => {
  if (savedWishlist.rows() !== useWishlist.getState().productIds) {
    void useWishlist.persist.rehydrate();
  }
});
