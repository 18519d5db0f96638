import { useFormatter, useTranslations } from "use-intl";
import { writeIban } from "../rules/identities/iban.ts";
import { waitsForMail } from "../rules/reservation.ts";
import { useMoneyIn } from "../use-money.ts";
import type { OwnOrder } from "./account-calls.ts";

/** Where to transfer what is still open, with the reference by which it is found. */
export function HowToPay({ order }: { order: OwnOrder }) {
  const t = useTranslations("account.orders");
  const pay = useTranslations("checkout.pay");
  const format = useFormatter();
  const money = useMoneyIn(order.currency);
  const { reference, due, bankAccount, reservedUntil } = order;
  const time =
    reservedUntil &&
    format.dateTime(new Date(reservedUntil), { dateStyle: "long", timeStyle: "short" });
  const facts = bankAccount
    ? ([
        [t("holder"), bankAccount.holder],
        ["IBAN", writeIban(bankAccount.iban)],
        ...(bankAccount.bic ? [["BIC", bankAccount.bic]] : []),
        [t("bank"), bankAccount.bank],
        [t("purpose"), reference],
        [t("due"), money(due)],
      ] as const)
    : [];
  return (
    <section
      aria-label={t("howToPay")}
      className="grid gap-3 rounded-control bg-blueprint-tint p-5 text-small"
    >
      <h3 className="font-semibold text-body">{t("howToPay")}</h3>
      {bankAccount ? (
        <dl className="grid gap-1.5">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="break-words font-medium tabular-nums">{value}</dd>
                </div>
              ),
          )}
        </dl>
      ) : (
        <p>{t("noBankAccount")}</p>
      )}
      {time && (
        <p className="text-ink-soft">
          {waitsForMail(order) ? pay("untilOpened", { time }) : t("reserved", { until: time })}
        </p>
      )}
    </section>
  );
}
