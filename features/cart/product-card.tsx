import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import type { ShownProduct } from "#features/catalogue/shown-product.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { Price } from "./price.tsx";
import { SaleBadge } from "./sale-badge.tsx";
import { WishlistToggle } from "./wishlist-toggle.tsx";
import { usualCurrency } from "./write-price.ts";

/** From this many pieces down it is said how many are left. */
export const fewLeft = 3;

interface Props {
  product: ShownProduct;
  level: "h2" | "h3";
}

/**
 * One product of the grid: picture, what it is, what it costs, into the cart. The picture stands above, and beside
 * all that where the card has a row of the grid to itself.
 */
export function ProductCard({ product, level: Heading }: Props) {
  const t = useTranslations("shop");
  const to = useLocalizedPath();
  const { id, name, path, scope, description, picture, isNew, offer } = product;
  const price = offer?.prices[usualCurrency];
  return (
    <article
      id={`product-${id}`}
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface @lg:flex-row"
    >
      <div className="blueprint-grid border-line border-b bg-paper px-6 pt-6 pb-4 @lg:grid @lg:w-2/5 @lg:flex-none @lg:place-items-center @lg:border-r @lg:border-b-0">
        <ProductPicture
          picture={picture}
          className="mx-auto h-40 w-auto"
          photo="h-48 w-full"
          sizes="(min-width: 40rem) 25rem, 100vw"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="grid flex-1 content-start gap-2 p-5 pb-4 @lg:pr-16">
          <Heading className="text-subtitle">
            <Link to={to(path)} className="hover:text-brand">
              {name}
            </Link>
          </Heading>
          <p className="font-medium text-blueprint text-small">{scope}</p>
          <p className="text-ink-soft text-small">{description}</p>
        </div>
        <div className="grid gap-3 p-5 pt-0 @lg:justify-items-start">
          <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
            {price && <Price price={price} atHome={offer?.atHome} />}
            {offer && offer.stock <= fewLeft && (
              <p className="font-medium text-ink-soft text-small">
                {offer.stock > 0 ? t("left", { count: offer.stock }) : t("soldOut")}
              </p>
            )}
          </div>
          <AddToCart product={product} stock={offer?.stock ?? 0} />
        </div>
      </div>
      <div className="absolute top-4 left-4 flex gap-2">
        {price?.sale && price.lowest !== undefined && <SaleBadge sale={price.sale} />}
        {isNew && (
          <span className="rounded-md border border-brand bg-surface px-2 font-semibold text-brand text-small">
            {t("tags.new")}
          </span>
        )}
      </div>
      <div className="absolute top-3 right-3">
        <WishlistToggle product={product} />
      </div>
    </article>
  );
}
