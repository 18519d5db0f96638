import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";

/** Below the grid: most of what the company builds is no package. */
export function OtherWishes() {
  const t = useTranslations("shop");
  const to = useLocalizedPath();
  return (
    <section className="measure pb-section">
      <div className="grid items-center gap-6 rounded-card bg-brand-tint p-6 sm:p-10 md:grid-cols-[1fr_auto]">
        <div className="grid gap-2">
          <h2 className="text-title">{t("otherHeading")}</h2>
          <p className="text-ink-soft">{t("otherText")}</p>
        </div>
        <Link to={to("/contact")} className={buttonLook("secondary")}>
          {t("otherButton")}
        </Link>
      </div>
    </section>
  );
}
