import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { CheckIcon } from "#ui/pictures/icons.tsx";
import { quantityOptions } from "./cart-quantities.ts";
import { useCart } from "./cart-store.ts";
import { enquiryAddress } from "./enquiry-address.ts";
import { openCart } from "./open-cart.ts";
import { tellCartChange } from "./tell-cart-change.ts";

interface Props {
  product: { id: number; name: string };
  stock: number;
  /** Without scripts its number is asked at once; elsewhere one piece is ordered. */
  asksQuantity?: boolean;
}

/**
 * Puts a product into the cart; once it is there, opens the cart, where its quantity is changed.
 * What is sold out leads to a message instead. Without scripts there is no cart: it leads to the checkout, which the
 * address tells what is ordered.
 */
export function AddToCart({ product: { id, name }, stock, asksQuantity = false }: Props) {
  const t = useTranslations();
  const to = useLocalizedPath();
  const setQuantity = useCart((state) => state.setQuantity);
  const count = useCart(
    ({ items }) => items.find(({ productId }) => productId === id)?.quantity ?? 0,
  );
  const ask = to(enquiryAddress([{ productId: id, quantity: 1 }]));

  if (stock === 0) {
    return (
      <Link
        to={ask}
        aria-label={t("shop.askNamed", { product: name })}
        className={buttonLook("secondary")}
      >
        {t("shop.askDate")}
      </Link>
    );
  }
  function add() {
    setQuantity(id, 1);
    tellCartChange("success", t("cart.added", { product: name }));
  }
  return (
    <>
      <button
        type="button"
        aria-label={t(count > 0 ? "shop.inCartNamed" : "shop.addNamed", { product: name, count })}
        onClick={count > 0 ? openCart : add}
        className={`${buttonLook(count > 0 ? "secondary" : "primary")} noscript:hidden`}
      >
        {count > 0 && <CheckIcon className="size-5 flex-none text-brand" />}
        {t(count > 0 ? "shop.inCart" : "shop.add", { count })}
      </button>
      <div className="hidden noscript:grid">
        {asksQuantity ? (
          <OrderForm id={id} name={name} stock={stock} />
        ) : (
          <Link to={to(`/shop/checkout?product=${id}`)} className={buttonLook("secondary")}>
            {t("shop.order")}
          </Link>
        )}
      </div>
    </>
  );
}

/** A product's own form: it carries its line to the checkout in the address. */
function OrderForm({ id, name, stock }: { id: number; name: string; stock: number }) {
  const t = useTranslations();
  const to = useLocalizedPath();
  return (
    <form method="get" action={to("/shop/checkout")} className="flex flex-wrap gap-3">
      <input type="hidden" name="product" value={id} />
      <select
        name="quantity"
        aria-label={t("cart.quantity", { product: name })}
        className="field-control w-20"
      >
        {quantityOptions(1, stock).map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </select>
      <button type="submit" className={buttonLook("primary")}>
        {t("shop.order")}
      </button>
    </form>
  );
}
