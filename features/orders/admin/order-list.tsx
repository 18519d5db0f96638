import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { currencies } from "#features/catalogue/product-choices.ts";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { Badge } from "#platform/admin/badge.tsx";
import { ExportDialog } from "#platform/admin/export-dialog.tsx";
import {
  FilterBar,
  FilterChoice,
  FilterDay,
  FilterMore,
  FilterSearch,
} from "#platform/admin/filter-bar.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { Pager } from "#platform/admin/pager.tsx";
import { countriesByName, countryName } from "#platform/language/country-names.ts";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { orderStates } from "../rules/order-states.ts";
import { useMoney } from "../use-money.ts";
import type { OrdersAnswer, officeCalls } from "./office-calls.ts";
import { OrderFigures } from "./order-figures.tsx";
import { officeOrderAddress, orderFilters } from "./order-filters.ts";
import { StateBadge } from "./state-badge.tsx";

const ask = loaderOf<typeof officeCalls>();

export async function load(request: Request) {
  const query = queryOf(request, "after", ...orderFilters);
  const [page, figures] = await Promise.all([
    ask(request, "GET /api/admin/orders", { query }),
    ask(request, "GET /api/admin/orders/figures", { query: { from: null } }),
  ]);
  return { page, figures };
}

/** The orders, newest first, and how they stand as a whole. */
export function Screen({ data: { page, figures } }: { data: Awaited<ReturnType<typeof load>> }) {
  const t = useTranslations("admin");
  const { code } = useLanguage();
  const to = useLocalizedPath();
  const [query] = useSearchParams();
  const isFiltered = orderFilters.some((name) => query.get(name));
  return (
    <div className="admin-stack">
      <AdminTitle
        aside={
          <>
            <ExportDialog call="orders/export" names={orderFilters}>
              <p>{t("orders.exported")}</p>
            </ExportDialog>
            <Link to={to("/admin/bank-file")} className="admin-button">
              {t("orders.bankFile")}
            </Link>
          </>
        }
      >
        {t("nav.orders")}
      </AdminTitle>
      {!isFiltered && <OrderFigures figures={figures} />}
      <FilterBar names={orderFilters}>
        <FilterSearch hint={t("orders.searchHint")} />
        <FilterMore names={orderFilters.filter((name) => name !== "q")}>
          <FilterChoice
            name="state"
            options={orderStates.map((state) => [state, t(`orders.states.${state}`)])}
          />
          <FilterChoice name="currency" options={currencies.map((each) => [each, each])} />
          <FilterChoice
            name="country"
            options={countriesByName(code).map((each) => [each.code, each.name])}
          />
          <FilterDay name="from" />
          <FilterDay name="to" />
        </FilterMore>
      </FilterBar>
      <OrderTable orders={page.items} empty={t(isFiltered ? "orders.noneFound" : "orders.empty")} />
      <Pager next={page.next} />
    </div>
  );
}

function OrderTable({ orders, empty }: { orders: OrdersAnswer["items"]; empty: string }) {
  const t = useTranslations("admin");
  const { code } = useLanguage();
  const to = useLocalizedPath();
  const money = useMoney();
  return (
    <AdminTable
      empty={empty}
      caption={t("nav.orders")}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t("orders.reference"),
          cell: ({ id, reference }) => (
            <Link className="admin-link admin-code" to={to(officeOrderAddress(id))}>
              {reference}
            </Link>
          ),
        },
        {
          name: t("orders.buyer"),
          cell: ({ name, company, email, isUndelivered }) => (
            <>
              <LineBreaks>{company || name}</LineBreaks>
              <span className="admin-address admin-small">
                <LineBreaks>{email}</LineBreaks>
              </span>
              {isUndelivered && <Badge tone="lost">{t("delivery.undelivered")}</Badge>}
            </>
          ),
          isFree: true,
        },
        { name: t("orders.country"), cell: ({ country }) => countryName(country, code) },
        { name: t("orders.state"), cell: ({ state }) => <StateBadge state={state} /> },
        {
          name: t("orders.total"),
          cell: ({ total, currency }) => money(total, currency),
          isFigure: true,
        },
        {
          name: t("orders.paid"),
          cell: ({ paid, total, currency }) =>
            paid === 0 ? "–" : paid >= total ? t("orders.inFull") : money(paid, currency),
          isFigure: true,
        },
        { name: t("orders.ordered"), cell: ({ createdAt }) => <Moment at={createdAt} /> },
      ]}
    />
  );
}
