import { type ReactElement, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { categories, products } from "#features/catalogue/products.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { ProductCard } from "./product-card.tsx";
import { type Filter, ProductFilter } from "./product-filter.tsx";
import { useWishlist } from "./wishlist-store.ts";

/**
 * Each card within a boundary of its own: React makes the page alive first and then one card after the other,
 * a clicked one before all others; a dozen at once would hold the page up.
 */
const cards = new Map<number, ReactElement>(
  products.map((product) => [
    product.id,
    <Suspense key={product.id}>
      <ProductCard product={product} />
    </Suspense>,
  ]),
);

/** Everything the company sells, by category. The built page shows all of it. */
export function ProductGrid() {
  const t = useTranslations("shop");
  const { code } = useLanguage();
  const savedIds = useWishlist(({ productIds }) => productIds);
  const [filter, setFilter] = useState<Filter>("all");

  const isSaved = ({ id }: { id: number }) => savedIds.includes(id);
  const shown = products.filter(
    (product) =>
      filter === "all" || (filter === "saved" ? isSaved(product) : product.categoryId === filter),
  );
  return (
    <>
      <section className="blueprint-grid border-line border-b">
        <div className="measure grid gap-5 py-10 lg:py-16">
          <h1 className="text-display">{t("heading")}</h1>
          <p className="text-ink-soft">{t("text")}</p>
          <ProductFilter
            chosen={filter}
            onChoose={setFilter}
            savedCount={products.filter(isSaved).length}
          />
          <p role="status" className="sr-only">
            {filter !== "all" && t("shown", { count: shown.length })}
          </p>
        </div>
      </section>
      <div className="measure grid gap-14 py-12 lg:gap-20 lg:py-16">
        {categories.map(({ id, name, text }) => (
          <section
            key={id}
            aria-labelledby={`category-${id}`}
            hidden={!shown.some(({ categoryId }) => categoryId === id)}
          >
            <h2 id={`category-${id}`} className="text-title">
              {name[code]}
            </h2>
            <p className="mt-2 mb-6 text-ink-soft">{text[code]}</p>
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {products
                .filter(({ categoryId }) => categoryId === id)
                .map((product) => (
                  <li
                    key={product.id}
                    hidden={!shown.includes(product)}
                    className="@container sm:max-lg:last:odd:col-span-2"
                  >
                    {cards.get(product.id)}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
