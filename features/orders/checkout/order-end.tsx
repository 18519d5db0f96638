import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { enquiryAddressOf } from "#features/cart/enquiry-address.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Spinner } from "#ui/button/spinner.tsx";
import { useMoney } from "../use-money.ts";
import { enquiryOfPlace } from "./enquiry-of-place.ts";
import type { Checkout } from "./use-checkout.ts";

/** Where the server may have written something: React takes over a text that differs, but none that it has not drawn. */
const unknown = "–";
const sums = ["gross", "discount", "net", "tax", "total"] as const;
const reduced: readonly string[] = ["gross", "discount"];

/** What is ordered and what it costs, and directly below it the button that binds: nothing stands between them. */
export function OrderEnd({ checkout }: { checkout: Checkout }) {
  const t = useTranslations("checkout");
  const cart = useTranslations("cart");
  const to = useLocalizedPath();
  const { number } = useFormatter();
  const { sums: now, isBusy, problem, isLoading, lines } = checkout;
  const write = useMoney();
  const money = (amount: number) => now && write(amount, now.currency);
  const rate = now && number(now.taxPercent / 100, { style: "percent", maximumFractionDigits: 2 });
  const names = { gross: "gross", discount: "discount", net: "subtotal" } as const;
  const isQuote = now?.way === "quote";
  return (
    <div
      ref={checkout.summary}
      tabIndex={-1}
      aria-busy={isBusy}
      className="rounded-card border-2 border-blueprint bg-surface p-4 outline-none sm:p-6"
    >
      <p data-sum="lines" suppressHydrationWarning className="whitespace-pre-line font-semibold">
        {now
          ? now.lines
              .map(({ quantity, name, net }) => `${number(quantity)} × ${name}: ${money(net)}`)
              .join("\n")
          : unknown}
      </p>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-y-1 text-small [&_dd]:pl-4 [&_dt]:wrap-anywhere [&_dt]:hyphens-auto [&_dd]:text-right [&_dd]:tabular-nums">
        {sums.map((name) => (
          <div
            key={name}
            // Where nothing is reduced, nothing is said of it; the server shows it where something is (fill-sums).
            data-reduced={reduced.includes(name) ? "" : undefined}
            hidden={!now?.discount && reduced.includes(name)}
            suppressHydrationWarning
            className="contents text-ink-soft last:text-ink"
          >
            <dt className={name === "total" ? total : undefined}>
              {name === "tax" ? (
                <>
                  {t("tax")}{" "}
                  <span data-sum="taxPercent" suppressHydrationWarning>
                    {rate ?? unknown}
                  </span>
                </>
              ) : name === "total" ? (
                cart("total")
              ) : (
                cart(names[name])
              )}
            </dt>
            <dd
              data-sum={name}
              suppressHydrationWarning
              className={name === "total" ? total : undefined}
            >
              {now ? `${name === "discount" ? "−" : ""}${money(now[name])}` : unknown}
            </dd>
          </div>
        ))}
      </dl>
      <p data-sum="taxNote" suppressHydrationWarning className="mt-2 text-ink-soft text-small">
        {now?.isEstimate ? t("estimate") : now?.taxNote || " "}
      </p>
      <p role="alert" data-form-status="" className="mt-3 text-error empty:hidden">
        {problem}
      </p>
      {isQuote ? (
        <div className="mt-5 grid gap-3">
          <p>{t("quote")}</p>
          <Link
            to={to(enquiryAddressOf(enquiryOfPlace(lines, now)))}
            className={`${buttonLook("primary")} justify-self-start`}
          >
            {t("quoteButton")}
          </Link>
        </div>
      ) : (
        <button
          type="submit"
          disabled={isLoading}
          className={`${buttonLook("primary")} mt-5 w-full`}
        >
          {isLoading && <Spinner />}
          {t("order")}
        </button>
      )}
    </div>
  );
}

const total = "mt-1 border-line border-t pt-2 font-semibold text-subtitle";
