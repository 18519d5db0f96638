import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { Badge } from "#platform/admin/badge.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { useMoney } from "../use-money.ts";
import type { officeCalls, ProductAnswer } from "./office-calls.ts";
import { officeOrderAddress } from "./order-filters.ts";
import { PriceForm } from "./price-form.tsx";
import { StockForm } from "./stock-form.tsx";

const ask = loaderOf<typeof officeCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/product", { query: queryOf(request, "id") });

/** One product: a new price, more or less stock, and what led here. */
export function Screen({ data: product }: { data: ProductAnswer }) {
  const t = useTranslations("admin");
  const { code } = useLanguage();
  const to = useLocalizedPath();
  return (
    <div className="admin-stack">
      <Link to={to("/admin/goods")} className="admin-link">
        ← {t("goods.back")}
      </Link>
      <AdminTitle>{product.name[code] ?? String(product.id)}</AdminTitle>
      <Prices product={product} />
      <Stock product={product} />
    </div>
  );
}

function Prices({ product }: { product: ProductAnswer }) {
  const t = useTranslations("admin.goods");
  const format = useFormatter();
  const money = useMoney();
  const percent = (value: number) =>
    format.number(value / 100, { style: "percent", maximumFractionDigits: 2 });
  return (
    <section className="admin-card" aria-labelledby="product-prices">
      <h2 id="product-prices">{t("prices")}</h2>
      <PriceForm productId={product.id} />
      <AdminTable
        caption={t("prices")}
        rows={product.prices}
        keyOf={({ currency, validFrom, at }) => `${currency} ${validFrom} ${at}`}
        columns={[
          {
            name: t("price"),
            cell: ({ price, currency, isCurrent }) => (
              <>
                {money(price, currency)} {isCurrent && <Badge tone="done">{t("now")}</Badge>}
              </>
            ),
          },
          {
            name: t("sale"),
            cell: ({ sale, currency }) =>
              sale === null
                ? "–"
                : `−${sale.type === "percent" ? percent(sale.discount) : money(sale.discount, currency)}`,
          },
          { name: t("validFrom"), cell: ({ validFrom }) => <Moment at={validFrom} /> },
          { name: t("by"), cell: ({ by }) => by || t("site") },
        ]}
      />
    </section>
  );
}

function Stock({ product }: { product: ProductAnswer }) {
  const t = useTranslations("admin.goods");
  const format = useFormatter();
  const to = useLocalizedPath();
  return (
    <section className="admin-card" aria-labelledby="product-stock">
      <h2 id="product-stock">{t("stockNow", { count: product.stock })}</h2>
      <StockForm productId={product.id} />
      <AdminTable
        caption={t("stock")}
        rows={product.changes}
        keyOf={({ at, change, order }) => `${at} ${change} ${order?.id}`}
        columns={[
          {
            name: t("change"),
            cell: ({ change }) => format.number(change, { signDisplay: "exceptZero" }),
            isFigure: true,
          },
          {
            name: t("reason"),
            cell: ({ reason, note, order }) =>
              order ? (
                <>
                  {t(`reasons.${reason}`)}{" "}
                  <Link className="admin-link" to={to(officeOrderAddress(order.id))}>
                    {order.reference}
                  </Link>
                </>
              ) : (
                note || t(`reasons.${reason}`)
              ),
            isFree: true,
          },
          { name: t("by"), cell: ({ by }) => by || t("site") },
          { name: t("at"), cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </section>
  );
}
