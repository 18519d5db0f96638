import { cleanCart } from "./cart-item.ts";
import { createSavedList } from "./saved-list.ts";

/** The cart as this browser keeps it. */
export const savedCart = createSavedList("cart", "items", cleanCart);
