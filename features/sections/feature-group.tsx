import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { site } from "#platform/content/site.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { Section } from "./section.tsx";

const cards = [
  {
    key: "launch",
    look: "border border-transparent bg-brand-tint lg:row-span-2 lg:grid-cols-1 lg:content-between",
    picture: "max-w-xs lg:max-w-xl",
  },
  {
    key: "modular",
    look: "border border-transparent bg-blueprint-tint lg:grid-cols-[1.2fr_1fr]",
    picture: "max-w-xs",
  },
  {
    key: "protection",
    look: "bg-surface border border-line lg:grid-cols-[1.2fr_1fr]",
    picture: "max-w-xs",
  },
] as const;

const pictures = { launch: "launch", modular: "modules", protection: "shield" } as const;

/** Why to work with us: going digital, stage by stage, in modules, with data that stays the customer's. */
export function FeatureGroup() {
  const t = useTranslations("features");
  const to = useLocalizedPath();
  return (
    <Section id="digital" heading={t("heading")} text={t("text")}>
      <div className="-mt-4 mb-12 grid gap-3 sm:flex sm:flex-wrap">
        <Link to={to("/contact")} className={buttonLook("primary")}>
          {t("contact")}
        </Link>
        <a href={`mailto:${site.contact.email}`} className={buttonLook("secondary")}>
          {t("write")}
        </a>
      </div>
      <ul className="grid gap-5 lg:grid-cols-[1.15fr_1fr]">
        {cards.map(({ key, look, picture }) => (
          <li
            key={key}
            className={`grid content-between gap-8 overflow-hidden rounded-card p-6 sm:grid-cols-2 sm:items-center lg:p-8 ${look}`}
          >
            <div className="grid gap-3">
              <h3 className="text-subtitle">{t(`${key}.heading`)}</h3>
              <p className="text-ink-soft">{t(`${key}.text`)}</p>
            </div>
            <DrawnPicture name={pictures[key]} className={`mx-auto h-auto w-full ${picture}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
