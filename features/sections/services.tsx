import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { useYearsOfExperience } from "#platform/content/facts-of-today.ts";
import { useExistingPaths } from "#platform/content/menus.tsx";
import { site } from "#platform/content/site.ts";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { Section } from "./section.tsx";
import { StatisticsRow } from "./statistics-row.tsx";

/** Panels, and the services that each leads to. */
const panels = [
  { key: "web", services: ["web"] },
  { key: "mobile", services: ["mobile"] },
  { key: "desktop", services: ["desktop"] },
  { key: "transformation", services: ["ai", "integration", "data", "devops", "iot"] },
] as const;

const [list, atLength] = ["/services/v1", "/services/v2"];
const linkLook = "font-semibold text-brand underline decoration-1 underline-offset-4";

/** What we do, one field open at a time, and the company in figures. */
export function Services() {
  const t = useTranslations("services");
  const words = useTranslations("hero");
  const figures = useTranslations("statistics");
  const paths = useExistingPaths();
  const to = useLocalizedPath();
  const format = useFormatter();
  const years = useYearsOfExperience();
  const { code } = useLanguage();
  const { sectors, products, customers, satisfactionPercent, satisfactionSource } = site.statistics;
  return (
    <Section id="services" heading={t("heading")} text={t("text")}>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <Accordion
          name="services"
          panels={panels.map(({ key, services }) => ({
            key,
            title: t(`${key}.heading`),
            content: (
              <>
                <p>{t(`${key}.text`)}</p>
                {paths.includes(atLength) && (
                  <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
                    {t("more")}
                    {services.map((service) => (
                      <Link
                        key={service}
                        to={to(`${atLength}#service-${service}`)}
                        className={linkLook}
                      >
                        {words(`services.${service}`)}
                      </Link>
                    ))}
                  </p>
                )}
              </>
            ),
          }))}
        />
        <div className="grid content-between gap-6 rounded-card bg-brand-tint p-6 sm:p-8">
          <DrawnPicture name="development" className="mx-auto h-auto w-full max-w-sm" />
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold text-brand text-subtitle">
              {format.number(satisfactionPercent / 100, { style: "percent" })}
            </span>
            {figures("satisfaction")}
            {satisfactionSource && (
              <span className="w-full text-ink-soft text-small">{satisfactionSource[code]}</span>
            )}
          </p>
        </div>
      </div>
      {paths.includes(list) && (
        <p className="mt-8">
          <Link to={to(list)} className={linkLook}>
            {t("all")}
          </Link>
        </p>
      )}
      <StatisticsRow
        label={figures("heading")}
        figures={[
          { key: "years", value: years, isExact: true },
          { key: "sectors", value: sectors },
          { key: "products", value: products },
          { key: "customers", value: customers },
        ]}
      />
    </Section>
  );
}
