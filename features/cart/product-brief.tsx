import { Link } from "react-router";
import type { ShownProduct } from "#features/catalogue/shown-product.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { Price } from "./price.tsx";
import { usualCurrency } from "./write-price.ts";

/** What a small card says of a product: its name, by which the whole card (`relative`) leads to it, scope and price. */
export function ProductBrief({ product }: { product: ShownProduct }) {
  const to = useLocalizedPath();
  const { name, path, scope, offer } = product;
  return (
    <div className="grid min-w-0 gap-1">
      <h3 className="font-semibold">
        <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
          {name}
        </Link>
      </h3>
      <p className="text-ink-soft text-small">{scope}</p>
      {offer && (
        <div className="mt-1">
          <Price price={offer.prices[usualCurrency]} atHome={offer.atHome} />
        </div>
      )}
    </div>
  );
}
