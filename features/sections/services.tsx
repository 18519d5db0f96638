import { useFormatter, useTranslations } from "use-intl";
import { useYearsOfExperience } from "#platform/content/facts-of-today.ts";
import { site } from "#platform/content/site.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { Section } from "./section.tsx";
import { StatisticsRow } from "./statistics-row.tsx";

const fields = ["web", "mobile", "desktop", "transformation"] as const;

/** What we do, one field open at a time, and the company in figures. */
export function Services() {
  const t = useTranslations("services");
  const figures = useTranslations("statistics");
  const format = useFormatter();
  const years = useYearsOfExperience();
  const { sectors, products, customers, satisfactionPercent } = site.statistics;
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
        <div className="grid content-center gap-2 rounded-card bg-brand-tint p-8">
          <p className="font-semibold text-brand text-title">
            {format.number(satisfactionPercent / 100, { style: "percent" })}
          </p>
          <p className="font-semibold text-subtitle">{figures("satisfaction")}</p>
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
