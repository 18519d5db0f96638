import { useTranslations } from "use-intl";
import { hasNothingToShow } from "#features/sections/nothing-to-show.ts";
import { later } from "#ui/later/later.tsx";

/** With nothing in the cart there is nothing to order: the page says so as it was built. */
const checkoutForm = later(
  "checkout-form",
  () => import("./checkout-form.tsx"),
  undefined,
  hasNothingToShow,
);
const steps = ["contact", "address", "payment", "check"] as const;

/** Who orders, where to, how it is paid, and the order itself: four steps on one page. */
export function CheckoutPage() {
  const t = useTranslations("checkout");
  return (
    <section className="measure grid grid-cols-1 items-start gap-x-16 gap-y-10 py-12 lg:grid-cols-[1fr_14rem] lg:py-16">
      <div className="grid grid-cols-1 gap-10">
        <div className="grid gap-3">
          <h1 id="checkout-heading" className="text-display">
            {t("heading")}
          </h1>
          <p className="text-ink-soft">{t("text")}</p>
        </div>
        {checkoutForm}
      </div>
      <nav
        aria-label={t("progress")}
        className="hidden lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:block"
      >
        <ol>
          {steps.map((step, index) => (
            <li key={step}>
              <a
                href={`#${step}`}
                className="flex min-h-11 items-center gap-3 border-line border-l-2 pl-4 text-ink-soft hover:border-brand hover:text-ink"
              >
                <span aria-hidden="true" className="font-semibold text-blueprint tabular-nums">
                  {index + 1}
                </span>
                {t(`steps.${step}`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}
