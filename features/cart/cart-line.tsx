import { useTranslations } from "use-intl";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import type { Product } from "#features/catalogue/products.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { QuantitySelect } from "#ui/quantity-select/quantity-select.tsx";
import { quantityOptions } from "./cart-item.ts";
import { Price } from "./price.tsx";

interface Props {
  product: Product;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** One product in the cart panel. */
export function CartLine({ product, quantity, onQuantity }: Props) {
  const t = useTranslations("cart");
  const { code } = useLanguage();
  const name = product.name[code];
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-4 border-line border-b py-5 last:border-b-0">
      <ProductPicture
        name={product.images[0] ?? ""}
        className="h-22 w-full rounded-control bg-paper p-1.5"
      />
      <div className="grid gap-1">
        <h3 className="font-semibold leading-tight">{name}</h3>
        <Price product={product} />
        <div className="mt-1 flex items-center justify-between gap-4">
          <QuantitySelect
            label={t("quantity", { product: name })}
            quantity={quantity}
            options={quantityOptions(quantity, product.stock)}
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
