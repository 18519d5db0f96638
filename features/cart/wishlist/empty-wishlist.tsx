import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { HeartIcon } from "#ui/pictures/icons.tsx";

/** Nothing is wished for yet: how a wish comes here, and where something can be found. */
export function EmptyWishlist() {
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
