import { create } from "zustand";
import { persist } from "zustand/middleware";
import { withDevtools } from "#ui/state/with-devtools.ts";
import type { CartItem } from "./cart-item.ts";
import { withQuantity } from "./cart-quantities.ts";
import { storageOf } from "./persist-list.ts";
import { savedCart } from "./saved-cart.ts";
import { savedVersion } from "./saved-list.ts";

interface CartState {
  items: readonly CartItem[];
  /** Above 0 adds or changes, 0 removes, anything else is ignored. */
  setQuantity(productId: number, quantity: number): void;
}

/** The cart: product ids and quantities; empty in the built page and in the first render. */
export const useCart = create<CartState>()(
  withDevtools(
    persist(
      (set) => ({
        items: [],
        setQuantity: (productId, quantity) =>
          set(({ items }) => ({ items: withQuantity(items, productId, quantity) })),
      }),
      {
        name: savedCart.key,
        version: savedVersion,
        storage: storageOf(savedCart, "items"),
        partialize: ({ items }) => ({ items }),
      },
    ),
    { name: savedCart.key },
  ),
);

savedCart.subscribe(() => {
  if (savedCart.rows() !== useCart.getState().items) void useCart.persist.rehydrate();
});
