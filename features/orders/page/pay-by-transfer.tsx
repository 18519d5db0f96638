import { useEffect, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { OrderBehindLink } from "../calls.ts";
import type { QrDrawing } from "../rules/draw-qr.ts";
import { epcPayload } from "../rules/epc-payload.ts";
import { writeIban } from "../rules/identities/iban.ts";
import { waitsForMail } from "../rules/reservation.ts";
import { useMoney } from "../use-money.ts";

/** Whom to pay, how much, with which reference; for euros as a code that banking apps read. */
export function PayByTransfer({ order }: { order: OrderBehindLink }) {
  const t = useTranslations("checkout.pay");
  const { dateTime } = useFormatter();
  const money = useMoney();
  const { bankAccount: account, reference, due, currency, reservedUntil } = order;
  const facts = account && [
    [t("holder"), account.holder],
    [t("iban"), writeIban(account.iban)],
    ...(account.bic ? [[t("bic"), account.bic]] : []),
    ...(account.bank ? [[t("bank"), account.bank]] : []),
    [t("amount"), money(due, currency)],
    [t("reference"), reference],
  ];
  return (
    <section
      aria-labelledby="pay-heading"
      className="rounded-card border-2 border-blueprint bg-surface p-5 sm:p-6"
    >
      <h2 id="pay-heading" className="mb-4 text-subtitle">
        {t("heading")}
      </h2>
      {facts ? (
        <div className="grid items-start gap-6 sm:grid-cols-[1fr_auto]">
          <dl className="grid gap-3">
            {facts.map(([name, fact]) => (
              <div key={name}>
                <dt className="text-ink-soft text-small">{name}</dt>
                <dd className="wrap-anywhere select-all font-semibold tabular-nums">{fact}</dd>
              </div>
            ))}
          </dl>
          <TransferCode order={order} />
        </div>
      ) : (
        <p>{t("noAccount")}</p>
      )}
      {reservedUntil && (
        <p className="mt-4 text-ink-soft text-small">
          {t(!order.waitsForReader && waitsForMail(order) ? "untilOpened" : "until", {
            time: dateTime(new Date(reservedUntil), { dateStyle: "long", timeStyle: "short" }),
          })}
        </p>
      )}
    </section>
  );
}

function TransferCode({ order }: { order: OrderBehindLink }) {
  const t = useTranslations("checkout.pay");
  const [drawing, setDrawing] = useState<QrDrawing>();
  const { bankAccount: account, currency, due, reference } = order;
  const payload =
    account && currency === "EUR"
      ? epcPayload({
          ...{ name: account.holder, iban: account.iban, cents: due, reference },
          ...(account.bic && { bic: account.bic }),
        })
      : undefined;
  useEffect(() => {
    if (!payload) return;
    // The library that draws comes only where there is something to draw.
    import("../rules/draw-qr.ts").then(
      ({ drawQr }) => setDrawing(drawQr(payload)),
      () => {},
    );
  }, [payload]);
  if (!drawing) return null;
  const { size, path } = drawing;
  return (
    <figure className="grid w-44 gap-2">
      <svg
        role="img"
        aria-label={t("code")}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="rounded-control bg-white"
      >
        <path d={path} className="fill-night" />
      </svg>
      <figcaption className="text-ink-soft text-small">{t("code")}</figcaption>
    </figure>
  );
}
