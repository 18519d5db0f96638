import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { CartLine } from "./cart-line.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { useCartContents } from "./use-cart-contents.ts";

/** The cart as a page. Without JavaScript there is none: each product can be ordered from its own page. */
export function CartPage() {
  const t = useTranslations("cart");
  const { lines, place, state, said, heading, change } = useCartContents();
  return (
    <section className="measure py-12 lg:py-16">
      <h1 ref={heading} tabIndex={-1} className="mb-8 text-display outline-none">
        {t("title")}
      </h1>
      <p role="status" className="sr-only">
        {said}
      </p>
      <WithoutScript />
      <div className="noscript:hidden">
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
      </div>
    </section>
  );
}

function WithoutScript() {
  const t = useTranslations("cart");
  const to = useLocalizedPath();
  return (
    <div className="hidden max-w-2xl gap-5 noscript:grid">
      <p>{t("withoutScript")}</p>
      <Link to={to("/shop/grid")} className={`${buttonLook("primary")} justify-self-start`}>
        {t("emptyButton")}
      </Link>
    </div>
  );
}
