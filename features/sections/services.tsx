import { useFormatter, useTranslations } from "use-intl";
import { useYearsOfExperience } from "#platform/content/facts-of-today.ts";
import { site } from "#platform/content/site.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { Section } from "./section.tsx";
import { StatisticsRow } from "./statistics-row.tsx";

const fields = ["web", "mobile", "desktop", "transformation"] as const;

/** What we do, one field open at a time, and the company in figures. */
export function Services() {
  const t = useTranslations("services");
  const figures = useTranslations("statistics");
  const format = useFormatter();
  const years = useYearsOfExperience();
  const { code } = useLanguage();
  const { sectors, products, customers, satisfactionPercent, satisfactionSource } = site.statistics;
  return (
    <Section id="services" heading={t("heading")} text={t("text")}>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <Accordion
          name="services"
          panels={fields.map((field) => ({
            key: field,
            title: t(`${field}.heading`),
            content: <p>{t(`${field}.text`)}</p>,
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
