import { useFormatter, useTranslations } from "use-intl";
import type { OrderBehindLink, ShownOrder } from "../calls.ts";
import { waitsForMail } from "../rules/reservation.ts";
import { OrderTalk } from "../talk/order-talk.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTexts } from "./order-texts.tsx";
import { PayByTransfer } from "./pay-by-transfer.tsx";

interface Props {
  order: OrderBehindLink;
  /** Of its signed link. */
  orderKey: string;
}

/** The order behind a link: where it stands, how it is paid, what was said and agreed. */
export default function FoundOrder({ order, orderKey }: Props) {
  const t = useTranslations("checkout");
  return (
    <>
      <div className="grid gap-2">
        {!order.waitsForReader && waitsForMail(order) && (
          <p>{t("page.thanks", { email: order.buyer.email })}</p>
        )}
        <p className="text-ink-soft">
          {t("page.reference")} <strong className="text-ink tabular-nums">{order.reference}</strong>
        </p>
        <p className="font-semibold text-title">{t(`states.${order.state as "paid"}`)}</p>
        <p className="text-ink-soft">{t(`stateTexts.${order.state as "paid"}`)}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          {order.due > 0 && <PayByTransfer order={order} />}
          <OrderTalk order={order} orderKey={orderKey} level="h2" />
          <OrderLines order={order} />
          <OrderTexts texts={order.texts} orderKey={orderKey} />
        </div>
        <OrderSteps order={order} />
      </div>
    </>
  );
}

/** Where the order went until now, the oldest first. */
function OrderSteps({ order: { steps } }: { order: ShownOrder }) {
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
