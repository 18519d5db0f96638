import { afterEach, expect, test } from "vitest";
import { draftKeys } from "#platform/submissions/form-draft.ts";
import { savedCart } from "../cart/saved-cart.ts";
import { useWishlist } from "../cart/wishlist-store.ts";
import { hasNothingToShow } from "./nothing-to-show.ts";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

test("a visitor of whom the browser keeps but a theme sees nothing that is not built", () => {
  localStorage.setItem("booking-theme", "dark");
  expect(hasNothingToShow()).toBe(true);
});

test.each(Object.values(draftKeys))("unsent text is shown: %s", (key) => {
  sessionStorage.setItem(key, `{"name":"A"}`);
  expect(hasNothingToShow()).toBe(false);
});

test("so are goods and wishes, by the names under which they lie", () => {
  savedCart.write([{ id: 1, productId: 1030, quantity: 1 }]);
  expect(hasNothingToShow()).toBe(false);
  localStorage.clear();
  useWishlist.getState().toggle(1030);
  expect(hasNothingToShow()).toBe(false);
});

test("so is what the address asks for", () => {
  history.replaceState(null, "", "/help/center?q=IBAN");
  expect(hasNothingToShow()).toBe(false);
});
