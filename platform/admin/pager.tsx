import { Link, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

/** From page to page of a list that is read from the newest on; the filter stays. */
export function Pager({ next }: { next: string | null }) {
  const t = useTranslations("admin.paging");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isFirst = !query.has("after");
  if (isFirst && !next) return null;
  const address = (after: string | null) => {
    const changed = new URLSearchParams(query);
    if (after) changed.set("after", after);
    else changed.delete("after");
    return { pathname, search: changed.toString() };
  };
  return (
    <nav aria-label={t("label")} className="admin-pager">
      {!isFirst && (
        <Link to={address(null)} className="admin-link">
          {t("first")}
        </Link>
      )}
      {next && (
        <Link to={address(next)} rel="next" className="admin-link admin-push">
          {t("next")}
        </Link>
      )}
    </nav>
  );
}
