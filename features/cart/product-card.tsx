import { useFormatter, useTranslations } from "use-intl";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import type { Product } from "#features/catalogue/products.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { Price } from "./price.tsx";
import { SaleBadge } from "./sale-badge.tsx";
import { WishlistToggle } from "./wishlist-toggle.tsx";

/** From this many pieces down the card says how many are left. */
const fewLeft = 3;

/**
 * One product of the grid: picture, what it is, what it costs, into the cart. The picture stands above, and beside
 * all that where the card has a row of the grid to itself.
 */
export function ProductCard({ product }: { product: Product }) {
  const t = useTranslations("shop");
  const format = useFormatter();
  const { code } = useLanguage();
  const { name, scope, description, images, sale, tag, stock, review } = product;
  return (
    <article
      id={`product-${product.id}`}
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface @lg:flex-row"
    >
      <div className="blueprint-grid border-line border-b bg-paper px-6 pt-6 pb-4 @lg:grid @lg:w-2/5 @lg:flex-none @lg:place-items-center @lg:border-r @lg:border-b-0">
        <ProductPicture name={images[0] ?? ""} className="mx-auto h-40 w-auto" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="grid flex-1 content-start gap-2 p-5 pb-4 @lg:pr-16">
          <h3 className="text-subtitle">{name[code]}</h3>
          <p className="font-medium text-blueprint text-small">{scope[code]}</p>
          <p className="text-ink-soft text-small">{description[code]}</p>
          {review && (
            <p className="text-small">
              {t("stars", { stars: format.number(review.stars), count: review.count })}
            </p>
          )}
        </div>
        <div className="grid gap-3 p-5 pt-0 @lg:justify-items-start">
          <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
            <Price product={product} />
            {stock <= fewLeft && (
              <p className="font-medium text-ink-soft text-small">
                {stock > 0 ? t("left", { count: stock }) : t("soldOut")}
              </p>
            )}
          </div>
          <AddToCart product={product} />
        </div>
      </div>
      <div className="absolute top-4 left-4 flex gap-2">
        {sale && <SaleBadge sale={sale} />}
        {tag && (
          <span className="rounded-md border border-brand bg-surface px-2 font-semibold text-brand text-small">
            {t(`tags.${tag}`)}
          </span>
        )}
      </div>
      <div className="absolute top-3 right-3">
        <WishlistToggle product={product} />
      </div>
    </article>
  );
}
