import { useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Loaded } from "#features/accounts/loaded.tsx";
import { useAnswer } from "#features/accounts/use-answer.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { HeartIcon } from "#ui/pictures/icons.tsx";
import { useCart } from "../cart-store.ts";
import { useSoldProducts } from "../sold-products.ts";
import { tellCartChange } from "../tell-cart-change.ts";
import { useWishlist } from "../wishlist-store.ts";
import { bringWishes } from "./account-wishes.ts";
import { followAccount } from "./follow-account.ts";
import { GoneWish, WishRow } from "./wish-row.tsx";

/** The wishlist of whoever is signed in: this browser's list has come into the account's. */
export default function Wishlist() {
  const { answer, problem, load } = useAnswer(bringWishes);
  return (
    <Loaded answer={answer} problem={problem} onRetry={load}>
      {() => <Wishes />}
    </Loaded>
  );
}

function Wishes() {
  const t = useTranslations("account.wishlist");
  const cart = useTranslations("cart");
  const sold = useSoldProducts();
  const { productIds, toggle } = useWishlist();
  const { items, setQuantity } = useCart();
  const list = useRef<HTMLDivElement>(null);
  const [said, say] = useState("");

  /** The row goes, and the focus with it: the list takes it over, and says what was done. */
  function takeOff(productId: number, text: string) {
    toggle(productId);
    followAccount();
    say(text);
    list.current?.focus();
  }

  function moveToCart(productId: number, name: string) {
    if (!items.some((item) => item.productId === productId)) setQuantity(productId, 1);
    const text = t("moved", { product: name });
    tellCartChange("success", text);
    takeOff(productId, text);
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      <p role="status" className="sr-only">
        {said}
      </p>
      {productIds.length === 0 && <EmptyWishlist />}
      {productIds.length > 0 && !(sold instanceof Map) && (
        <p className="text-ink-soft">{cart(sold === "failed" ? "failed" : "loading")}</p>
      )}
      <ul className="grid gap-4 empty:hidden">
        {(sold instanceof Map ? productIds : []).map((id) => {
          const product = sold instanceof Map ? sold.get(id) : undefined;
          if (!product) {
            return <GoneWish key={id} onRemove={() => takeOff(id, t("removedGone"))} />;
          }
          const { name } = product;
          return (
            <WishRow
              key={id}
              product={product}
              onMove={() => moveToCart(id, name)}
              onRemove={() => takeOff(id, t("removed", { product: name }))}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** Nothing is wished for yet: how a wish comes here, and where something can be found. */
function EmptyWishlist() {
  const t = useTranslations();
  const to = useLocalizedPath();
  return (
    <div className="blueprint-grid grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand">
        <HeartIcon className="size-8" />
      </span>
      <h2 className="text-subtitle">{t("account.wishlist.emptyHeading")}</h2>
      <p className="max-w-md text-ink-soft">{t("account.wishlist.emptyText")}</p>
      <Link to={to("/shop/grid")} className={buttonLook("primary")}>
        {t("cart.emptyButton")}
      </Link>
    </div>
  );
}
