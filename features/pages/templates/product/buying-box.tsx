import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AddToCart } from "#features/cart/add-to-cart.tsx";
import { fewLeft } from "#features/cart/product-card.tsx";
import { SaleBadge } from "#features/cart/sale-badge.tsx";
import { usePrice } from "#features/cart/use-price.ts";
import { WishlistToggle } from "#features/cart/wishlist-toggle.tsx";
import type { Offer } from "#features/catalogue/offer.ts";
import { netOf } from "#features/catalogue/price-history.ts";
import type { ShownProduct } from "#features/catalogue/shown-product.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";

/** What it costs, how many places are left, the ways on. What has no price is asked for. */
export default function BuyingBox({ product }: { product: ShownProduct }) {
  const t = useTranslations("shop");
  const to = useLocalizedPath();
  const { id, offer } = product;
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
      {offer && <Prices offer={offer} />}
      <div className="flex flex-wrap items-center gap-3">
        <AddToCart product={product} stock={offer?.stock ?? 0} asksQuantity />
        <WishlistToggle product={product} />
      </div>
      <p>
        <Link
          to={to(`/contact?product=${id}#form`)}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
        >
          {t("ask")}
        </Link>
      </p>
    </div>
  );
}

/** The browser's `Intl` may put its signs a little differently than the build's: not a reason to render anew. */
function Prices({ offer: { prices, stock, atHome } }: { offer: Offer }) {
  const t = useTranslations("shop");
  const money = usePrice();
  const { USD: price, TRY, EUR } = prices;
  const isReduced = price.sale !== null && price.lowest !== undefined;
  return (
    <div className="grid gap-2" suppressHydrationWarning>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold text-title tabular-nums" suppressHydrationWarning>
          {money(netOf(price))}
        </span>
        {isReduced && price.sale && <SaleBadge sale={price.sale} />}
      </p>
      <p className="text-ink-soft text-small" suppressHydrationWarning>
        {atHome ? t("atHome", { price: money(atHome.price, atHome.currency) }) : t("net")}
      </p>
      {isReduced && price.lowest !== undefined && (
        <p className="text-small" suppressHydrationWarning>
          {t("lowest", { price: money(price.lowest) })}
        </p>
      )}
      <p className="text-ink-soft text-small tabular-nums" suppressHydrationWarning>
        {t("elsewhere", { lira: money(netOf(TRY), "TRY"), euro: money(netOf(EUR), "EUR") })}
      </p>
      <p className={`text-small ${stock > 0 ? "font-semibold text-brand" : "text-ink-soft"}`}>
        {stock > fewLeft ? t("free") : stock > 0 ? t("left", { count: stock }) : t("soldOut")}
      </p>
    </div>
  );
}
