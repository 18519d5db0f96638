import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { AdminField, AdminSubmit } from "#platform/admin/admin-field.tsx";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { ConfirmDialog } from "#platform/admin/confirm-dialog.tsx";
import { Facts } from "#platform/admin/facts.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { Conflict } from "#platform/http/call.ts";
import type { orderCalls } from "../calls.ts";
import { type PaymentState, paymentSums } from "../rules/payment-state.ts";
import { useMoney } from "../use-money.ts";
import type { OrderAnswer } from "./office-calls.ts";

type Props = Pick<OrderAnswer, "order" | "payments">;

/** The ledger of an order; a booking is never changed, only taken back by another one. */
export function OrderPayments({ order, payments }: Props) {
  const t = useTranslations("admin.orders");
  const money = useMoney();
  const { currency, total } = order;
  const { open, state } = paymentSums(order.state, total, payments);
  return (
    <section className="admin-card" aria-labelledby="order-payments">
      <h2 id="order-payments">{t("payments")}</h2>
      <Facts
        facts={[
          [t("paymentState"), t(`paymentStates.${state}`)],
          [t(sumName(state, open)), money(Math.abs(open), currency)],
        ]}
      />
      {payments.length > 0 && (
        <AdminTable
          caption={t("payments")}
          rows={payments}
          keyOf={({ at, bankReference, amount }) => `${at} ${bankReference} ${amount}`}
          columns={[
            {
              name: t("amount"),
              cell: ({ kind, amount }) => money(kind === "in" ? amount : -amount, currency),
              isFigure: true,
            },
            {
              name: t("booking"),
              cell: ({ kind, source }) => `${t(`kinds.${kind}`)}, ${t(`sources.${source}`)}`,
            },
            {
              name: t("bankReference"),
              cell: ({ bankReference }) => bankReference || "–",
              isFree: true,
            },
            { name: t("by"), cell: ({ by }) => by || t("site") },
            { name: t("at"), cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      )}
      <BookingForm order={order} open={open} received={order.paid} />
    </section>
  );
}

const sumName = (state: PaymentState, open: number) =>
  state === "to_refund" ? "toGiveBack" : open < 0 ? "tooMuch" : "stillOpen";

interface FormProps extends Pick<OrderAnswer, "order"> {
  /** Minor units. */
  open: number;
  received: number;
}

/** Money that came or went back; the whole open sum is offered. */
function BookingForm({ order: { id, currency }, open, received }: FormProps) {
  const t = useTranslations("admin.orders");
  const money = useMoney();
  const { send, isBusy } = useSend<typeof orderCalls>();
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, ask] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [offered, offer] = useState(open);
  // A colleague may book meanwhile: a sum that somebody typed is not changed under their hands.
  if (!isTyped && offered !== open) offer(open);

  async function book(isAnother = false) {
    ask(false);
    if (!form.current) return;
    const typed = new FormData(form.current);
    const kind = typed.get("kind") === "refund" ? "refund" : "in";
    const body = {
      id,
      currency,
      amount: Math.round(Number(typed.get("amount")) * 100),
      bankReference: String(typed.get("bankReference") ?? "").trim(),
      isAnother,
    };
    const done = t("booked", { sum: money(body.amount, currency) });
    const refused = ({ isAlike = false }: Conflict) => {
      ask(isAlike);
      return isAlike ? undefined : t("bookedBefore");
    };
    const wrong = ({ amount: reasons }: Record<string, string[]>) =>
      reasons?.includes("too_much") && t("tooMuchBack", { sum: money(received, currency) });
    const call = kind === "in" ? "POST /api/admin/order/payment" : "POST /api/admin/order/refund";
    if (!(await send(call, { body }, { done, refused, wrong }))) return;
    form.current?.reset();
    setTyped(false);
  }

  return (
    <form
      ref={form}
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
      <div className="admin-row">
        <label>
          <span className="admin-label">{t("booking")}</span>
          <select name="kind" className="admin-control">
            <option value="in">{t("kinds.in")}</option>
            {received > 0 && <option value="refund">{t("kinds.refund")}</option>}
          </select>
        </label>
        <AdminField
          label={t("amountIn", { currency })}
          key={offered}
          type="number"
          name="amount"
          required
          min="0.01"
          max="99999999999"
          step="0.01"
          inputMode="decimal"
          defaultValue={offered > 0 ? (offered / 100).toFixed(2) : undefined}
          onInput={() => setTyped(true)}
        />
        <AdminField label={t("bankReferenceOptional")} name="bankReference" maxLength={140} />
      </div>
      <div>
        <AdminSubmit isBusy={isBusy}>{t("book")}</AdminSubmit>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        heading={t("alikeHeading")}
        text={t("alikeText")}
        yes={t("alikeYes")}
        tone="primary"
        onYes={() => book(true)}
        onNo={() => ask(false)}
      />
    </form>
  );
}
