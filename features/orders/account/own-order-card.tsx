import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { useMoneyIn } from "../use-money.ts";
import type { OwnOrder } from "./account-calls.ts";
import { HowToPay } from "./how-to-pay.tsx";
import { OwnSums } from "./own-sums.tsx";

/** One order: what, how much, where it stands; behind a fold everything else. */
export function OwnOrderCard({ order }: { order: OwnOrder }) {
  const t = useTranslations("account.orders");
  const format = useFormatter();
  const to = useLocalizedPath();
  const money = useMoneyIn(order.currency);
  const { reference, state, createdAt, total, due, steps, lines } = order;
  const id = `order-${reference}`;
  return (
    <article
      aria-labelledby={id}
      className="grid gap-5 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 id={id} className="text-subtitle tabular-nums">
            {reference}
          </h2>
          <p className="text-ink-soft text-small">
            {t("on", { day: format.dateTime(new Date(createdAt), { dateStyle: "long" }) })}
          </p>
        </div>
        <span
          className={`rounded-full px-3 py-0.5 font-medium text-small ${due > 0 ? "bg-warning-tint text-warning" : "bg-brand-tint text-brand"}`}
        >
          {t(`states.${state}`)}
        </span>
      </div>
      <ul className="grid gap-1">
        {lines.map(({ productId, name, quantity }) => (
          <li key={productId} className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="flex-none text-ink-soft tabular-nums">
              {t("pieces", { count: quantity })}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex max-w-none flex-wrap justify-between gap-x-4 border-line border-t pt-4 font-semibold tabular-nums">
        <span>{t("total")}</span>
        <span>{money(total)}</span>
      </p>
      {due > 0 && <HowToPay order={order} />}
      <details className="group">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {t("details")}
          <span className="sr-only"> {reference}</span>
        </summary>
        <div className="grid gap-6 pt-3">
          <OwnSums order={order} />
          <section aria-labelledby={`${id}-steps`} className="grid gap-2">
            <h3 id={`${id}-steps`} className="font-semibold">
              {t("steps")}
            </h3>
            <ol className="grid gap-1 text-small">
              {steps.map(({ to, at }) => (
                <li key={`${to} ${at}`} className="flex flex-wrap justify-between gap-x-4">
                  <span>{t(`states.${to}`)}</span>
                  <time dateTime={at} className="text-ink-soft">
                    {format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}
                  </time>
                </li>
              ))}
            </ol>
          </section>
          <Link
            to={`${to("/shop/order")}?order=${order.key}`}
            className="min-h-11 content-center justify-self-start text-brand underline underline-offset-4"
          >
            {t("page")}
            <span className="sr-only"> {reference}</span>
          </Link>
        </div>
      </details>
    </article>
  );
}
