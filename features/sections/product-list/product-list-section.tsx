import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { ProductCard } from "#features/cart/product-card.tsx";
import { SavedOnly, useSavedOnly } from "#features/cart/saved-only.tsx";
import { usualCurrency } from "#features/cart/write-price.ts";
import { netOf } from "#features/catalogue/price-history.ts";
import type { ShownProduct } from "#features/catalogue/shown-product.ts";
import { ListSection } from "../list-section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { productListFields } from "./section.ts";

/** By the price that a visitor sees while nobody has said where they buy; what has none comes last. */
const priceOf = ({ offer }: ShownProduct) =>
  offer ? netOf(offer.prices[usualCurrency]) : Number.POSITIVE_INFINITY;

const orders = {
  cheapest: (a: ShownProduct, b: ShownProduct) => priceOf(a) - priceOf(b) || a.id - b.id,
  dearest: (a: ShownProduct, b: ShownProduct) => priceOf(b) - priceOf(a) || a.id - b.id,
};

/**
 * Each card within a boundary of its own: React makes the page alive first and then one card after the other, a clicked
 * one before all others; a dozen at once would hold the page up.
 */
export default function ProductListSection({ id, values }: SectionProps<typeof productListFields>) {
  const t = useTranslations("shop");
  const { heading, text, products, order, withWishlist } = values;
  const { isOn, isSaved } = useSavedOnly();
  const shown = order ? products.toSorted(orders[order]) : products;
  return (
    <ListSection
      {...{ id, heading, text }}
      label={t("products")}
      none={t("none")}
      isEmpty={shown.length === 0}
    >
      {withWishlist && <SavedOnly />}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((product) => (
          <li
            key={product.id}
            hidden={isOn && !isSaved(product.id)}
            className="@container sm:max-lg:last:odd:col-span-2"
          >
            <Suspense>
              <ProductCard product={product} level={heading ? "h3" : "h2"} />
            </Suspense>
          </li>
        ))}
      </ul>
    </ListSection>
  );
}
