import { useMemo } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { FeedHealth } from "#features/news/admin/feed-health.tsx";
import type { officeCalls } from "#features/orders/admin/office-calls.ts";
import { OrderFigures } from "#features/orders/admin/order-figures.tsx";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { BarChart } from "./bar-chart.tsx";
import type { MessagesOfDay, overviewCalls } from "./calls.ts";
import { OverviewFigures } from "./overview-figures.tsx";
import { PeriodChoice } from "./period-choice.tsx";

const ask = loaderOf<typeof overviewCalls>();
const askOrders = loaderOf<typeof officeCalls>();

export async function load(request: Request) {
  const [overview, orders] = await Promise.all([
    ask(request, "GET /api/admin/overview", { query: queryOf(request, "days") }),
    askOrders(request, "GET /api/admin/orders/figures", { query: { from: null } }),
  ]);
  return { overview, orders };
}

/** How many colours theme.css has for bars that stand on each other; a seventh language begins again. */
const seriesColors = 6;
const seriesColor = (place: number) => `--series-${(place % seriesColors) + 1}`;

/** The state of the company at a glance: what came in, how fast it was answered, whether everything runs. */
export function Screen({
  data: { overview: answer, orders },
}: {
  data: Awaited<ReturnType<typeof load>>;
}) {
  const t = useTranslations("admin");
  const languageName = useLanguageName();
  const format = useFormatter();
  const { perDay, subscribers, feeds } = answer;
  const days = useMemo(() => perDay.map(({ day }) => day), [perDay]);
  const messages = useMemo(
    () => [
      ...languageCodes.map((code, place) => ({
        name: languageName(code),
        values: perDay.map((day) => day[code]),
        color: seriesColor(place),
      })),
      {
        name: t("overview.spam"),
        values: perDay.map(({ spam }) => spam),
        color: "--color-edge",
      },
    ],
    [perDay, t, languageName],
  );
  const addressDays = useMemo(() => subscribers.perDay.map(({ day }) => day), [subscribers]);
  const addresses = useMemo(
    () => [
      {
        name: t("overview.confirmed"),
        values: subscribers.perDay.map(({ confirmed }) => confirmed),
        color: seriesColor(0),
      },
    ],
    [subscribers, t],
  );
  const dayName = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: "medium" });
  return (
    <div className="admin-stack">
      <AdminTitle aside={<PeriodChoice />}>{t("nav.overview")}</AdminTitle>
      <OverviewFigures answer={answer} />
      <section className="admin-stack" aria-labelledby="overview-orders">
        <h2 id="overview-orders" className="admin-section">
          {t("nav.orders")}
        </h2>
        <OrderFigures figures={orders} />
      </section>
      <section className="admin-card" aria-labelledby="overview-messages">
        <h2 id="overview-messages">{t("overview.perDay")}</h2>
        <BarChart label={t("overview.perDayPicture")} days={days} series={messages} />
        <details className="admin-numbers">
          <summary>{t("overview.numbers")}</summary>
          <AdminTable
            caption={t("overview.perDay")}
            rows={[...perDay].reverse()}
            keyOf={({ day }) => day}
            columns={[
              { name: t("overview.day"), cell: ({ day }) => dayName(day) },
              ...languageCodes.map((code) => ({
                name: languageName(code),
                cell: (day: MessagesOfDay) => format.number(day[code]),
                isFigure: true,
              })),
              {
                name: t("overview.total"),
                cell: (day: MessagesOfDay) =>
                  format.number(languageCodes.reduce((sum, code) => sum + day[code], 0)),
                isFigure: true,
              },
              {
                name: t("overview.spam"),
                cell: ({ spam }) => format.number(spam),
                isFigure: true,
              },
            ]}
          />
        </details>
      </section>
      <section className="admin-card" aria-labelledby="overview-addresses">
        <h2 id="overview-addresses">{t("overview.addresses")}</h2>
        <BarChart label={t("overview.addressesPicture")} days={addressDays} series={addresses} />
        <details className="admin-numbers">
          <summary>{t("overview.numbers")}</summary>
          <AdminTable
            caption={t("overview.addresses")}
            rows={[...subscribers.perDay].reverse()}
            keyOf={({ day }) => day}
            columns={[
              { name: t("overview.day"), cell: ({ day }) => dayName(day) },
              {
                name: t("overview.confirmed"),
                cell: ({ confirmed }) => format.number(confirmed),
                isFigure: true,
              },
            ]}
          />
        </details>
      </section>
      <section className="admin-stack" aria-labelledby="overview-feeds">
        <h2 id="overview-feeds" className="admin-section">
          {t("overview.feeds")}
        </h2>
        <FeedHealth feeds={feeds} />
      </section>
    </div>
  );
}
