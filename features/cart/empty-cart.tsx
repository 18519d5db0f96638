import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";

interface Props {
  /** A link leads away from the panel. */
  onLeave?: () => void;
  /** Where it is a page. */
  level?: "h1";
}

/** Nothing in the cart yet: where something can be found. */
export function EmptyCart({ onLeave, level }: Props) {
  const t = useTranslations("cart");
  const to = useLocalizedPath();
  return (
    <div className="grid min-h-full content-center justify-items-center gap-4 py-10 text-center">
      <DrawnPicture name="empty-cart" className="h-40 w-auto" />
      {level ? (
        <h1 className="text-title">{t("emptyHeading")}</h1>
      ) : (
        <p className="font-semibold text-subtitle">{t("emptyHeading")}</p>
      )}
      <p className="text-ink-soft">{t("emptyText")}</p>
      <Link to={to("/shop/grid")} onClick={onLeave} className={buttonLook("primary")}>
        {t("emptyButton")}
      </Link>
    </div>
  );
}
