import type { RefObject } from "react";
import { CartLine } from "./cart-line.tsx";
import { CartStatus } from "./cart-status.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { useCartContents } from "./use-cart-contents.ts";

export interface CartContentsProps {
  /** Takes the focus when a line goes. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Goods, their prices and the sum, below the heading of the cart's page. */
export function CartContents({ heading }: CartContentsProps) {
  const { lines, place, state, said, isShorter, change } = useCartContents(heading);
  return (
    <>
      <CartStatus said={said} isShown={isShorter} />
      {state && <p className="text-ink-soft">{state}</p>}
      {lines.length > 0 && (
        <div className="grid items-start gap-10 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
          <ul className="border-line border-t">
            {lines.map(({ product, quantity }) => (
              <CartLine
                key={product.id}
                product={product}
                currency={place?.currency}
                quantity={quantity}
                level="h2"
                onQuantity={(chosen) => change(product.id, product.name, chosen)}
              />
            ))}
          </ul>
          <div className="rounded-card border border-line bg-surface p-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
            <CartSummary lines={lines} place={place} />
          </div>
        </div>
      )}
      {!state && lines.length === 0 && <EmptyCart />}
    </>
  );
}
