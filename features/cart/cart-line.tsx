import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Currency } from "#features/catalogue/product-choices.ts";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import type { SoldProduct } from "#features/catalogue/shown-product.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { QuantitySelect } from "#ui/quantity-select/quantity-select.tsx";
import { quantityOptions } from "./cart-quantities.ts";
import { Price } from "./price.tsx";
import { usualCurrency } from "./write-price.ts";

interface Props {
  product: SoldProduct;
  /** Of the country that was chosen, if one was. */
  currency: Currency | undefined;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** Of its heading: a page has the cart's name as h1, the panel as h2. */
  level?: "h2" | "h3";
  /** Its name leads away from the cart. */
  onLeave?: () => void;
}

/** One product in the cart. */
export function CartLine(props: Props) {
  const { product, currency = usualCurrency, quantity, onQuantity, onLeave } = props;
  const { level: Heading = "h3" } = props;
  const t = useTranslations("cart");
  const to = useLocalizedPath();
  const { name, path, picture, offer } = product;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-line border-b py-5 last:border-b-0">
      <ProductPicture
        picture={picture}
        className="h-22 w-full rounded-control bg-paper p-1.5"
        photo="h-22 w-full rounded-control"
        sizes="8rem"
      />
      <div className="grid gap-1">
        <Heading className="font-semibold leading-tight">
          <Link to={to(path)} onClick={onLeave} className="hover:text-brand">
            {name}
          </Link>
        </Heading>
        <Price
          price={offer.prices[currency]}
          currency={currency}
          // Whoever buys elsewhere does not pay that.
          atHome={props.currency && currency !== offer.atHome?.currency ? undefined : offer.atHome}
        />
        <div className="mt-1 flex items-center justify-between gap-4">
          <QuantitySelect
            label={t("quantity", { product: name })}
            quantity={quantity}
            options={quantityOptions(quantity, offer.stock)}
            onChange={onQuantity}
          />
          <button
            type="button"
            aria-label={t("removeNamed", { product: name })}
            className="min-h-11 px-1 font-medium text-ink-soft text-small underline underline-offset-4 hover:text-ink"
            onClick={() => onQuantity(0)}
          >
            {t("remove")}
          </button>
        </div>
      </div>
    </li>
  );
}
