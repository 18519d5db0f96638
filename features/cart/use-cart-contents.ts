import { type RefObject, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { cartLines } from "./cart-lines.ts";
import { useCart } from "./cart-store.ts";
import { chosenPlace } from "./chosen-place.ts";
import { useSoldProducts } from "./sold-products.ts";
import { tellCartChange } from "./tell-cart-change.ts";
import { usualCurrency } from "./write-price.ts";

/**
 * The cart as panel and page show it.
 * @param heading takes the focus when a line goes
 * @param isWanted somebody looks at it
 */
export function useCartContents(heading: RefObject<HTMLHeadingElement | null>, isWanted = true) {
  const t = useTranslations("cart");
  const { items, setQuantity } = useCart();
  // Toasts lie outside a dialog, where a screen reader hears nothing while it is open.
  const [said, say] = useState("");
  const sold = useSoldProducts(isWanted);
  const isLoaded = sold instanceof Map;
  const [isShorter, setShorter] = useState(false);
  // What is no longer sold leaves the cart, so that the icon counts what is shown here.
  useEffect(() => {
    if (!(sold instanceof Map)) return;
    const { items } = useCart.getState();
    const kept = items.filter(({ productId }) => sold.has(productId));
    if (kept.length === items.length) return;
    useCart.setState({ items: kept });
    say(t("gone"));
    setShorter(true);
  }, [sold, t]);
  const place = isLoaded ? chosenPlace() : undefined;

  return {
    lines: isLoaded ? cartLines(items, sold, place?.currency ?? usualCurrency) : [],
    /** Whose currency and tax hold; undefined: no country is chosen. */
    place,
    /** In the place of its lines, while they are not there. */
    state: isLoaded || items.length === 0 ? undefined : t(sold === "failed" ? "failed" : "loading"),
    said,
    /** What is said is that things are missing that lay in it before. */
    isShorter,
    change(productId: number, name: string, quantity: number) {
      setQuantity(productId, quantity);
      setShorter(false);
      if (quantity > 0) return;
      const text = t("removed", { product: name });
      tellCartChange("error", text);
      say(text);
      heading.current?.focus();
    },
  };
}
