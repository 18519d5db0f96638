import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Price } from "#features/cart/price.tsx";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import type { ShownProduct } from "#features/catalogue/shown-product.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { RelatedList } from "../related-list.tsx";

/** Its neighbours on the shelf. */
export function RelatedProducts({ products }: { products: readonly ShownProduct[] }) {
  const t = useTranslations("shop");
  const to = useLocalizedPath();
  if (products.length === 0) return null;
  return (
    <RelatedList heading={t("related")}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {products.map(({ id, name, path, scope, picture, offer }) => (
          <li
            key={id}
            className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 rounded-card border border-line bg-surface p-5 transition-colors duration-200 hover:border-edge md:max-lg:grid-cols-1 md:max-lg:content-start"
          >
            <ProductPicture
              picture={picture}
              className="h-auto w-24"
              photo="aspect-square h-auto w-24 rounded-control"
              sizes="6rem"
            />
            <div className="grid min-w-0 grid-cols-1 gap-1">
              <h3 className="font-semibold">
                <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
                  {name}
                </Link>
              </h3>
              <p className="text-ink-soft text-small">{scope}</p>
              {offer && <Price price={offer.prices.USD} atHome={offer.atHome} />}
            </div>
          </li>
        ))}
      </ul>
    </RelatedList>
  );
}
