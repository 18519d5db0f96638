import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { HeartIcon } from "#ui/pictures/icons.tsx";
import { followAccount } from "./wishlist/follow-account.ts";
import { useWishlist } from "./wishlist-store.ts";

interface Props {
  product: { id: number; name: string };
}

/** The heart: on the wishlist, or not. */
export function WishlistToggle({ product: { id, name } }: Props) {
  const t = useTranslations("shop");
  const isSaved = useWishlist(({ productIds }) => productIds.includes(id));
  const toggle = useWishlist((state) => state.toggle);
  useEffect(followAccount, []);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t("wish", { product: name })}
      onClick={() => {
        toggle(id);
        followAccount();
      }}
      className="group grid size-11 place-items-center rounded-full border border-edge bg-surface text-ink hover:border-ink noscript:hidden"
    >
      <HeartIcon className="size-5 group-aria-pressed:fill-brand group-aria-pressed:text-brand" />
    </button>
  );
}
