import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { useMoney } from "../use-money.ts";
import type { GoodsAnswer, officeCalls } from "./office-calls.ts";

const ask = loaderOf<typeof officeCalls>();

export const load = (request: Request) => ask(request, "GET /api/admin/goods");

type Product = GoodsAnswer["products"][number];

/** What is sold, what it costs in each currency and how much of it is left. */
export function Screen({ data: { products } }: { data: GoodsAnswer }) {
  const t = useTranslations("admin");
  const { code } = useLanguage();
  const to = useLocalizedPath();
  const format = useFormatter();
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.goods")}</AdminTitle>
      <p className="admin-soft">{t("goods.intro")}</p>
      <AdminTable
        caption={t("nav.goods")}
        rows={products}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            name: t("goods.product"),
            cell: ({ id, name }) => (
              <Link className="admin-link" to={to(`/admin/product?id=${id}`)}>
                {name[code]} ({id})
              </Link>
            ),
          },
          {
            name: t("goods.stock"),
            cell: ({ stock }) =>
              stock > 0 ? format.number(stock) : <Badge tone="lost">{t("goods.none")}</Badge>,
            isFigure: true,
          },
          { name: t("goods.prices"), cell: (product) => <Prices product={product} /> },
        ]}
      />
    </div>
  );
}

function Prices({ product: { prices } }: { product: Product }) {
  const t = useTranslations("admin.goods");
  const money = useMoney();
  const format = useFormatter();
  return (
    <ul>
      {prices.map(({ currency, price, sale, validFrom, isNext }) => (
        <li key={`${currency} ${validFrom}`}>
          {money(price, currency)}
          {sale && <span className="admin-soft"> · {t("onSale")}</span>}
          {isNext && (
            <span className="admin-soft">
              {" "}
              · {t("from", { day: format.dateTime(new Date(validFrom), { dateStyle: "medium" }) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
