import { afterEach, expect, test, vi } from "vitest";

/** A browser's storage and events, and the stores as a page finds them that was just loaded. */
async function loadPage(stored: Record<string, string> = {}) {
  const storage = new Map(Object.entries(stored));
  const listeners = new Map<string, Set<(event: object) => void>>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("addEventListener", (name: string, listener: (event: object) => void) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
  });
  vi.resetModules();
  const { useCart } = await import("./cart-store.ts");
  const { useWishlist } = await import("./wishlist-store.ts");
  const { savedCart } = await import("./saved-cart.ts");
  return {
    storage,
    savedCart,
    cart: useCart,
    wishlist: useWishlist,
    otherTabWrites(key: string, value: string) {
      storage.set(key, value);
      for (const listener of listeners.get("storage") ?? []) listener({ key });
    },
  };
}

const savedItems = (...items: object[]) => JSON.stringify({ state: { items }, version: 1 });
const oneWebsite = { id: 1, productId: 1010, quantity: 1 };

afterEach(() => void vi.unstubAllGlobals());

test("the cart holds ids and quantities, kept under the key cart", async () => {
  const { cart, storage } = await loadPage();
  cart.getState().setQuantity(1010, 1);
  cart.getState().setQuantity(2020, 3);
  expect(storage.get("cart")).toBe(savedItems(oneWebsite, { id: 2, productId: 2020, quantity: 3 }));
});

test("a page loaded later finds the cart; the built page and the first render are empty", async () => {
  const { cart } = await loadPage({ cart: savedItems(oneWebsite) });
  expect(cart.getState().items).toEqual([oneWebsite]);
  expect(cart.getInitialState().items).toEqual([]);
});

test("quantity 0 removes, negative and broken quantities are ignored", async () => {
  const { cart, storage } = await loadPage({ cart: savedItems(oneWebsite) });
  for (const quantity of [-1, 0.5, Number.NaN]) cart.getState().setQuantity(1010, quantity);
  expect(cart.getState().items).toEqual([oneWebsite]);
  cart.getState().setQuantity(1010, 0);
  expect(cart.getState().items).toEqual([]);
  expect(storage.get("cart")).toBe(savedItems());
});

test.each(["{", "null", '{"state":{"items":[{"id":1}]},"version":1}', savedItems({ price: 1 })])(
  "the rubbish %j in the storage is an empty cart that can be used",
  async (rubbish) => {
    const { cart } = await loadPage({ cart: rubbish, wishlist: rubbish });
    expect(cart.getState().items).toEqual([]);
    cart.getState().setQuantity(1010, 1);
    expect(cart.getState().items).toEqual([oneWebsite]);
  },
);

test("a price in the storage is not believed", async () => {
  const { cart } = await loadPage({ cart: savedItems({ ...oneWebsite, price: 1 }) });
  expect(cart.getState().items).toEqual([oneWebsite]);
});

test("another tab's change arrives, and the icon's list agrees", async () => {
  const { cart, savedCart, otherTabWrites } = await loadPage({ cart: savedItems(oneWebsite) });
  const more = { id: 2, productId: 3010, quantity: 2 };
  otherTabWrites("cart", savedItems(oneWebsite, more));
  expect(cart.getState().items).toEqual([oneWebsite, more]);
  expect(savedCart.rows()).toBe(cart.getState().items);
});

test("the wishlist takes a product in and out, under its own key, and follows other tabs", async () => {
  const { wishlist, storage, otherTabWrites } = await loadPage();
  wishlist.getState().toggle(1010);
  wishlist.getState().toggle(3010);
  expect(storage.get("wishlist")).toBe('{"state":{"productIds":[1010,3010]},"version":1}');
  wishlist.getState().toggle(1010);
  expect(wishlist.getState().productIds).toEqual([3010]);
  otherTabWrites("wishlist", '{"state":{"productIds":[2020,2020,"x"]},"version":1}');
  expect(wishlist.getState().productIds).toEqual([2020]);
});
