import { Link, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

const periods = [7, 30, 90];
const usualPeriod = 30;

/** How many days the overview looks back. */
export function PeriodChoice() {
  const t = useTranslations("admin.overview");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const shown = Number(query.get("days") ?? usualPeriod);
  return (
    <nav aria-label={t("period")} className="admin-periods">
      {periods.map((count) => (
        <Link
          key={count}
          to={{ pathname, search: count === usualPeriod ? "" : `days=${count}` }}
          aria-current={count === shown ? "true" : undefined}
        >
          {t("days", { count })}
        </Link>
      ))}
    </nav>
  );
}
