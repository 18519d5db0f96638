import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { Badge } from "#platform/admin/badge.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { Pager } from "#platform/admin/pager.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { Answer } from "#platform/http/call.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { buyerRightsCalls } from "../calls.ts";

const ask = loaderOf<typeof buyerRightsCalls>();
type Page = Answer<(typeof buyerRightsCalls)["GET /api/admin/withdrawals"]>;
type Withdrawal = Page["items"][number];

export const load = (request: Request) =>
  ask(request, "GET /api/admin/withdrawals", { query: queryOf(request, "after", "open") });

/** Who withdrew from what, and until when what was paid goes back. What becomes of the order is said at the order. */
export function Screen({ data: page }: { data: Page }) {
  const t = useTranslations("admin");
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.withdrawals")}</AdminTitle>
      <p className="admin-soft">{t("withdrawals.intro")}</p>
      <AdminTable
        empty={t("withdrawals.empty")}
        caption={t("nav.withdrawals")}
        rows={page.items}
        keyOf={({ id }) => id}
        columns={[
          {
            name: t("withdrawals.who"),
            cell: ({ name, email, reference, isUndelivered }) => (
              <>
                <LineBreaks>{name}</LineBreaks>{" "}
                <span className="admin-code admin-whole">{reference}</span>
                <span className="admin-address admin-small">
                  <LineBreaks>{email}</LineBreaks>
                </span>
                {isUndelivered && <Badge tone="lost">{t("delivery.undelivered")}</Badge>}
              </>
            ),
            isFree: true,
          },
          {
            name: t("withdrawals.order"),
            cell: (row) => <WithdrawnOrder withdrawal={row} />,
            isFree: true,
          },
          { name: t("withdrawals.at"), cell: ({ at }) => <Moment at={at} /> },
          { name: t("withdrawals.clock"), cell: (row) => <Clock withdrawal={row} /> },
        ]}
      />
      <Pager next={page.next} />
    </div>
  );
}

function WithdrawnOrder({ withdrawal: { order, typedOrder } }: { withdrawal: Withdrawal }) {
  const t = useTranslations("admin.withdrawals");
  const to = useLocalizedPath();
  if (!order) return <>{t("noOrder", { typed: typedOrder })}</>;
  return (
    <Link
      className="admin-link admin-code"
      to={to(`/admin/order?id=${encodeURIComponent(order.id)}`)}
    >
      {order.reference}
    </Link>
  );
}

const aDay = 24 * 60 * 60 * 1000;

/** The days that are left to pay back, or who settled it. */
function Clock({ withdrawal: { id, repayUntil, settled } }: { withdrawal: Withdrawal }) {
  const t = useTranslations("admin.withdrawals");
  const { send, isBusy } = useSend<typeof buyerRightsCalls>();
  if (settled) {
    return (
      <>
        <Badge tone="done">{t("settled")}</Badge>{" "}
        <span className="admin-soft admin-small">
          {settled.by} · <Moment at={settled.at} />
        </span>
      </>
    );
  }
  const days = Math.ceil((Date.parse(repayUntil) - Date.now()) / aDay);
  return (
    <span className="admin-row">
      <Badge tone={days > 3 ? "going" : "todo"}>
        {days > 0 ? t("daysLeft", { count: days }) : t("over")}
      </Badge>
      <AdminButton
        disabled={isBusy}
        onClick={() =>
          send("POST /api/admin/withdrawal/settle", { body: { id } }, { done: t("settledNow") })
        }
      >
        {t("settle")}
      </AdminButton>
    </span>
  );
}
