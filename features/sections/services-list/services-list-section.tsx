import { useTranslations } from "use-intl";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { servicesListFields } from "./section.ts";
import { ServicesGrid } from "./services-grid.tsx";
import { ServicesPrices } from "./services-prices.tsx";
import { ServicesRows } from "./services-rows.tsx";

const looks = { grid: ServicesGrid, rows: ServicesRows, prices: ServicesPrices } as const;

export default function ServicesListSection({
  id,
  values,
}: SectionProps<typeof servicesListFields>) {
  const t = useTranslations("service");
  const { heading, text, look, services } = values;
  const List = looks[look];
  return (
    <section
      id={id}
      aria-labelledby={heading && `${id}-heading`}
      aria-label={heading ? undefined : t("all")}
      className="measure py-section"
    >
      {heading && (
        <h2 id={`${id}-heading`} className="mb-4 max-w-3xl text-title">
          {heading}
        </h2>
      )}
      {text && <SoftText className="mb-10">{text}</SoftText>}
      {services.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <List services={services} level={heading ? "h3" : "h2"} />
      )}
    </section>
  );
}
