import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { DeliveryHistory } from "#features/mailbox/delivery-history.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { OrderAnswer, officeCalls } from "./office-calls.ts";
import { OrderBuyer } from "./order-buyer.tsx";
import { OrderFiles } from "./order-files.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderMessages } from "./order-messages.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { OrderSteps } from "./order-steps.tsx";
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
