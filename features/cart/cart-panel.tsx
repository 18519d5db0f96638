import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { SidePanel } from "#ui/side-panel/side-panel.tsx";
import { CartLine } from "./cart-line.tsx";
import { cartLines } from "./cart-lines.ts";
import { useCart } from "./cart-store.ts";
import { CartSummary } from "./cart-summary.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { useSoldProducts } from "./sold-products.ts";
import { tellCartChange } from "./tell-cart-change.ts";
import { usualCurrency } from "./write-price.ts";

export interface CartPanelProps {
  isOpen: boolean;
  onClose: () => void;
  existingPaths: readonly string[];
}

/** "Your Cart": what is in it, what it costs, the way on. */
export function CartPanel({ isOpen, onClose, existingPaths }: CartPanelProps) {
  const t = useTranslations("cart");
  const { items, setQuantity } = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  // Toasts lie outside the dialog, where a screen reader hears nothing while it is open.
  const [said, say] = useState("");

  const sold = useSoldProducts(isOpen);
  const lines = sold instanceof Map ? cartLines(items, sold, usualCurrency) : [];
  const isKnown = sold instanceof Map || items.length === 0;

  function change(productId: number, name: string, quantity: number) {
    setQuantity(productId, quantity);
    if (quantity > 0) return;
    const text = t("removed", { product: name });
    tellCartChange("error", text);
    say(text);
    heading.current?.focus();
  }

  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      heading={t("title")}
      headingRef={heading}
      closeLabel={t("close")}
      footer={
        lines.length > 0 && (
          <CartSummary lines={lines} existingPaths={existingPaths} onLeave={onClose} />
        )
      }
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      {!isKnown ? (
        <p className="py-6 text-ink-soft">{t(sold === "failed" ? "failed" : "loading")}</p>
      ) : lines.length > 0 ? (
        <ul>
          {lines.map(({ product, quantity }) => (
            <CartLine
              key={product.id}
              product={product}
              quantity={quantity}
              onQuantity={(chosen) => change(product.id, product.name, chosen)}
              onLeave={onClose}
            />
          ))}
        </ul>
      ) : (
        <EmptyCart onLeave={onClose} />
      )}
    </SidePanel>
  );
}
