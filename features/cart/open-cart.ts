const listeners = new Set<() => void>();

/** Opens the cart panel from anywhere; its button in the header holds it. */
export function openCart(): void {
  for (const open of listeners) open();
}

/** Calls `open` when somebody wants to see the cart, until the function that it returns is called. */
export function onOpenCart(open: () => void): () => void {
  listeners.add(open);
  return () => listeners.delete(open);
}
