import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { productOf } from "#features/catalogue/products.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { SidePanel } from "#ui/side-panel/side-panel.tsx";
import { CartLine } from "./cart-line.tsx";
import { useCart } from "./cart-store.ts";
import { CartSummary } from "./cart-summary.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { tellCartChange } from "./tell-cart-change.ts";

export interface CartPanelProps {
  isOpen: boolean;
  onClose: () => void;
  existingPaths: readonly string[];
}

/** "Your Cart": what is in it, what it costs, the way on. */
export function CartPanel({ isOpen, onClose, existingPaths }: CartPanelProps) {
  const t = useTranslations("cart");
  const { code } = useLanguage();
  const { items, setQuantity } = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  // Toasts lie outside the dialog, where a screen reader hears nothing while it is open.
  const [said, say] = useState("");

  const lines = items.flatMap(({ id, productId, quantity }) => {
    const product = productOf(productId);
    return product
      ? [{ id, productId, product, quantity, price: product.price, sale: product.sale }]
      : [];
  });

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
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ id, product, quantity }) => (
            <CartLine
              key={id}
              product={product}
              quantity={quantity}
              onQuantity={(chosen) => change(product.id, product.name[code], chosen)}
            />
          ))}
        </ul>
      ) : (
        <EmptyCart onLeave={onClose} />
      )}
    </SidePanel>
  );
}
