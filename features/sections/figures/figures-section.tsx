import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useNumber } from "#platform/language/use-number.ts";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { figuresFields } from "./section.ts";

const keys = ["sectors", "products", "customers"] as const;

/** Figures as large as a headline, on the night ground. The year stands for the years: it needs no counting. */
export default function FiguresSection({ id, values }: SectionProps<typeof figuresFields>) {
  const t = useTranslations("statistics");
  const number = useNumber();
  const site = useSite();
  const figures = [
    { label: t("since"), value: String(site.foundedYear) },
    ...keys.map((key) => ({
      label: t(key),
      value: t("atLeast", { value: number(site.statistics[key]) }),
    })),
  ];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="night blueprint-grid bg-night text-ink"
    >
      <div className="measure grid gap-10 py-section">
        <div className="grid max-w-3xl gap-4">
          <h2 id={`${id}-heading`} className="text-title">
            {values.heading}
          </h2>
          {values.text && <SoftText>{values.text}</SoftText>}
        </div>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 xl:grid-cols-4">
          {figures.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-2 border-blueprint border-l-2 pl-4 sm:pl-5"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold text-[clamp(2.75rem,2rem+3vw,4.75rem)] text-brand leading-none">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
