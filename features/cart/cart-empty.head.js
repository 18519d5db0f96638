// Before the first paint: whether nothing lies in the cart (saved-list.ts), so that the checkout shows either its
// form or that it is empty, and not one after the other. An address that says what is ordered needs no cart.
try {
  const { items } = JSON.parse(localStorage.getItem("cart") ?? "{}").state ?? {};
  document.documentElement.toggleAttribute("data-cart-empty", !items?.length && !location.search);
} catch {
  // What cannot be read is shown as the page was built.
}
