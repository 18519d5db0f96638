import { useFormatter, useTranslations } from "use-intl";
import { Counter } from "#ui/counter/counter.tsx";
import { useMotion } from "#ui/motion/motion.ts";

interface Figure {
  key: "years" | "sectors" | "products" | "customers";
  value: number;
  /** Known exactly; the others are "at least" and carry a plus sign. */
  isExact?: boolean;
}

/** Figures that count up when they come into view; the page holds the final numbers. */
export function StatisticsRow({ label, figures }: { label: string; figures: Figure[] }) {
  const t = useTranslations("statistics");
  const format = useFormatter();
  const moving = useMotion();
  return (
    <section aria-label={label} className="mt-14">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 border-line border-t pt-10 md:grid-cols-4">
        {figures.map(({ key, value, isExact }) => (
          <div key={key} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-ink-soft">{t(key)}</dt>
            <dd className="font-semibold text-blueprint text-title">
              <Counter
                target={value}
                moving={moving}
                againLabel={t("again")}
                write={(shown) =>
                  isExact ? format.number(shown) : t("atLeast", { value: format.number(shown) })
                }
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
