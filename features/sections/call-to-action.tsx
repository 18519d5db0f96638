import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { CheckIcon } from "#ui/pictures/icons.tsx";

const lists = ["build", "care"] as const;
const items = ["a", "b", "c", "d", "e", "f"] as const;

/** What a project gets from us in two lists, and the way to begin. */
export default function CallToAction() {
  const t = useTranslations("start");
  const to = useLocalizedPath();
  const { code } = useLanguage();
  return (
    <section
      id="start"
      aria-labelledby="start-heading"
      className="blueprint-grid border-line border-t"
    >
      <div className="measure grid items-center gap-12 py-section lg:grid-cols-[1.5fr_1fr]">
        <div className="grid gap-8">
          <div className="grid gap-4">
            <h2 id="start-heading" className="text-title">
              {t("heading")}
            </h2>
            <p className="text-ink-soft">{t("text")}</p>
          </div>
          <div className="grid gap-8 sm:grid-cols-2">
            {lists.map((list) => (
              <div key={list} className="grid content-start gap-3">
                <h3 className="text-subtitle">{t(`${list}.heading`)}</h3>
                <ul className="grid gap-2.5">
                  {items.map((item) => (
                    <li key={item} className="flex gap-2.5">
                      <CheckIcon className="mt-1 size-5 flex-none text-brand" />
                      {t(`${list}.items.${item}`)}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <Link to={to("/contact")} className={`${buttonLook("primary")} justify-self-start`}>
            {t("button")}
          </Link>
        </div>
        <figure className="grid justify-items-center gap-4">
          <DrawnPicture name={`coming-soon-${code}`} className="h-auto w-full max-w-sm" />
          <figcaption className="font-medium text-ink-soft text-small">
            {t("app")} · {t("soon")}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
