import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Loaded } from "#features/accounts/loaded.tsx";
import { useAnswer } from "#features/accounts/use-answer.ts";
import { useCall } from "#features/accounts/use-call.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Spinner } from "#ui/button/spinner.tsx";
import type { OwnOrders, orderAccountCalls } from "./account-calls.ts";
import { OwnOrderCard } from "./own-order-card.tsx";

const callOrders = clientOf<typeof orderAccountCalls>();

/** What was ordered with this account, or with its confirmed address. */
export default function OrderHistory() {
  const { answer, problem, load, put } = useAnswer(() =>
    callOrders("GET /api/account/orders", { query: pageOf() }),
  );
  return (
    <Loaded answer={answer} problem={problem} onRetry={load}>
      {(orders) => <Orders orders={orders} onMore={put} />}
    </Loaded>
  );
}

const pageOf = (after: string | null = null) => ({ after, limit: "10", work: null });

interface Props {
  orders: OwnOrders;
  onMore(orders: OwnOrders): void;
}

function Orders({ orders: { items, next }, onMore }: Props) {
  const t = useTranslations("account.orders");
  const { call, isLoading, problem } = useCall();
  const [said, say] = useState("");
  if (items.length === 0) return <NoOrders />;

  async function showMore() {
    const more = await call(() => callOrders("GET /api/account/orders", { query: pageOf(next) }));
    if (!more) return;
    onMore({ items: [...items, ...more.items], next: more.next });
    say(t("moreShown", { count: more.items.length }));
  }

  return (
    <>
      <ul className="grid gap-5">
        {items.map((order) => (
          <li key={order.reference}>
            <OwnOrderCard order={order} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {next && (
        <button
          type="button"
          disabled={isLoading}
          onClick={showMore}
          className={`${buttonLook("secondary")} justify-self-start`}
        >
          {isLoading && <Spinner />}
          {t("more")}
        </button>
      )}
      <p role="alert" className="text-error text-small empty:hidden">
        {problem}
      </p>
    </>
  );
}

/** Nothing is ordered yet, or with another address. */
function NoOrders() {
  const t = useTranslations("account.orders");
  const to = useLocalizedPath();
  return (
    <div className="blueprint-grid grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center">
      <h2 className="text-subtitle">{t("emptyHeading")}</h2>
      <p className="max-w-md text-ink-soft">{t("emptyText")}</p>
      <Link to={to("/shop/grid")} className={buttonLook("primary")}>
        {t("emptyButton")}
      </Link>
    </div>
  );
}
