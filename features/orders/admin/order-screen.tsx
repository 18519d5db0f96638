import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { DeliveryHistory } from "#features/mailbox/delivery-history.tsx";
import { AdminSubmit, AdminText } from "#platform/admin/admin-field.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { useSend } from "#platform/admin/use-send.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { OrderAnswer, officeCalls } from "./office-calls.ts";
import { OrderBuyer } from "./order-buyer.tsx";
import { OrderFiles } from "./order-files.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderMessages } from "./order-messages.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { OrderThread } from "./order-thread.tsx";
import { StateBadge } from "./state-badge.tsx";

const ask = loaderOf<typeof officeCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/order", { query: queryOf(request, "id") });

/** One order: what was bought, what was paid, where it stands, and who did what with it. */
export function Screen({ data: answer }: { data: OrderAnswer }) {
  const t = useTranslations("admin.orders");
  const to = useLocalizedPath();
  const { order, lines, steps, payments, notes, mails, withdrawals, next, messages, files } =
    answer;
  return (
    <div className="admin-stack">
      <Link to={to("/admin/orders")} className="admin-link">
        ← {t("back")}
      </Link>
      <AdminTitle aside={<StateBadge state={order.state} />}>
        {`${order.reference} · ${order.company || order.name}`}
      </AdminTitle>
      {withdrawals.length > 0 && (
        <p role="status" className="admin-card">
          {t("withdrawn", { references: withdrawals.map(({ reference }) => reference).join(", ") })}
        </p>
      )}
      <div className="admin-two admin-two-led">
        <OrderSteps key={`${order.id}-${order.state}`} order={order} steps={steps} next={next} />
        <div className="admin-stack">
          <OrderLines order={order} lines={lines} />
          <OrderPayments key={`pay-${order.id}`} order={order} payments={payments} />
          <OrderMessages key={`talk-${order.id}`} id={order.id} messages={messages} />
          <OrderFiles key={`files-${order.id}`} id={order.id} files={files} />
          <OrderNotes key={`notes-${order.id}`} id={order.id} notes={notes} />
        </div>
        <div className="admin-stack">
          <OrderBuyer key={order.id} order={order} />
          <DeliveryHistory mails={mails} />
        </div>
      </div>
    </div>
  );
}

/** What colleagues tell each other about an order; no buyer ever sees it. */
function OrderNotes({ id, notes }: { id: string } & Pick<OrderAnswer, "notes">) {
  const t = useTranslations("admin");
  const { send, isBusy } = useSend<typeof officeCalls>();
  return (
    <OrderThread
      heading={t("orders.notes")}
      said={notes.map((note) => ({ ...note, kind: "note" }))}
      draftName={`order note ${id}`}
      onSend={(text, { key, renewKey }) => {
        const given = { body: { id, text }, key: key() };
        return send("POST /api/admin/order/note", given, { done: t("note.saved"), renewKey });
      }}
      field={
        <AdminText
          label={t("note.text")}
          isNamed
          name="text"
          required
          rows={3}
          maxLength={10_000}
        />
      }
      button={<AdminSubmit isBusy={isBusy}>{t("note.save")}</AdminSubmit>}
    />
  );
}
