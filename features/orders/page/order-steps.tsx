import { useFormatter, useTranslations } from "use-intl";
import type { ShownOrder } from "../calls.ts";

/** Where the order went until now, the oldest first. */
export function OrderSteps({ order: { steps } }: { order: ShownOrder }) {
  const t = useTranslations("checkout");
  const { dateTime } = useFormatter();
  return (
    <section
      aria-labelledby="steps-heading"
      className="rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="steps-heading" className="mb-4 text-subtitle">
        {t("page.steps")}
      </h2>
      <ol className="grid gap-4 border-blueprint border-s-2 ps-5">
        {steps.map(({ to, at }) => (
          <li key={`${to} ${at}`}>
            <p className="font-semibold">{t(`states.${to as "paid"}`)}</p>
            <time dateTime={at} className="text-ink-soft text-small">
              {dateTime(new Date(at), { dateStyle: "long", timeStyle: "short" })}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
