import { useTranslations } from "use-intl";
import { ProductBrief } from "#features/cart/product-brief.tsx";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import type { ShownProduct } from "#features/catalogue/shown-product.ts";
import { RelatedList } from "../related-list.tsx";

/** Its neighbours on the shelf. */
export function RelatedProducts({ products }: { products: readonly ShownProduct[] }) {
  const t = useTranslations("shop");
  if (products.length === 0) return null;
  return (
    <RelatedList heading={t("related")}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {products.map((product) => (
          <li
            key={product.id}
            className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 rounded-card border border-line bg-surface p-5 transition-colors duration-200 hover:border-edge md:max-lg:grid-cols-1 md:max-lg:content-start"
          >
            <ProductPicture
              picture={product.picture}
              className="h-auto w-24"
              photo="aspect-square h-auto w-24 rounded-control"
              sizes="6rem"
            />
            <ProductBrief product={product} />
          </li>
        ))}
      </ul>
    </RelatedList>
  );
}
