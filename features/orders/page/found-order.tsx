import { useTranslations } from "use-intl";
import type { OrderBehindLink } from "../calls.ts";
import { waitsForMail } from "../rules/reservation.ts";
import { OrderTalk } from "../talk/order-talk.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSteps } from "./order-steps.tsx";
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
