import { useRef } from "react";
import { useTranslations } from "use-intl";
import { SidePanel } from "#ui/side-panel/side-panel.tsx";
import { CartLine } from "./cart-line.tsx";
import { CartStatus } from "./cart-status.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { useCartContents } from "./use-cart-contents.ts";

export interface CartPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** "Your Cart": what is in it, what it costs, the way on. */
export function CartPanel({ isOpen, onClose }: CartPanelProps) {
  const t = useTranslations("cart");
  const heading = useRef<HTMLHeadingElement>(null);
  const { lines, place, state, said, isShorter, change } = useCartContents(heading, isOpen);
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      heading={t("title")}
      headingRef={heading}
      closeLabel={t("close")}
      footer={lines.length > 0 && <CartSummary lines={lines} place={place} onLeave={onClose} />}
    >
      <CartStatus said={said} isShown={isShorter} />
      {state && <p className="py-6 text-ink-soft">{state}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ product, quantity }) => (
            <CartLine
              key={product.id}
              product={product}
              currency={place?.currency}
              quantity={quantity}
              onQuantity={(chosen) => change(product.id, product.name, chosen)}
              onLeave={onClose}
            />
          ))}
        </ul>
      )}
      {!state && lines.length === 0 && <EmptyCart onLeave={onClose} />}
    </SidePanel>
  );
}
