import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import type { SoldProduct } from "#features/catalogue/shown-product.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { enquiryAddress } from "../enquiry-address.ts";
import { Price } from "../price.tsx";
import { usualCurrency } from "../write-price.ts";

interface Props {
  product: SoldProduct;
  onMove(): void;
  onRemove(): void;
}

/** One wish: into the cart, or off the list. What is sold out leads to a message, as everywhere. */
export function WishRow({ product, onMove, onRemove }: Props) {
  const t = useTranslations();
  const to = useLocalizedPath();
  const { id, name, path, scope, picture, offer } = product;
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-[8rem_1fr] sm:gap-6 sm:p-6">
      <div className="blueprint-grid grid place-items-center rounded-control bg-paper p-3">
        <ProductPicture
          picture={picture}
          className="h-24 w-auto"
          photo="h-24 w-32 rounded-control"
          sizes="8rem"
        />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="grid gap-1">
          <h2 className="text-subtitle">
            <Link to={to(path)} className="hover:text-brand">
              {name}
            </Link>
          </h2>
          <p className="font-medium text-blueprint text-small">{scope}</p>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <Price price={offer.prices[usualCurrency]} atHome={offer.atHome} />
          {offer.stock === 0 && <p className="text-ink-soft text-small">{t("shop.soldOut")}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {offer.stock === 0 ? (
            <Link
              to={to(enquiryAddress([{ productId: id, quantity: 1 }]))}
              aria-label={t("shop.askNamed", { product: name })}
              className={buttonLook("secondary")}
            >
              {t("shop.askDate")}
            </Link>
          ) : (
            <button
              type="button"
              onClick={onMove}
              aria-label={t("account.wishlist.moveNamed", { product: name })}
              className={buttonLook("secondary")}
            >
              {t("account.wishlist.move")}
            </button>
          )}
          <button
            type="button"
            onClick={onRemove}
            aria-label={t("cart.removeNamed", { product: name })}
            className={buttonLook("quiet")}
          >
            {t("cart.remove")}
          </button>
        </div>
      </div>
    </li>
  );
}

/** A wish for what is no longer sold: it says so, and goes only by its owner's hand. */
export function GoneWish({ onRemove }: { onRemove(): void }) {
  const t = useTranslations();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-5 sm:px-6">
      <p className="text-ink-soft">{t("account.wishlist.gone")}</p>
      <button type="button" onClick={onRemove} className={buttonLook("quiet")}>
        {t("cart.remove")}
      </button>
    </li>
  );
}
