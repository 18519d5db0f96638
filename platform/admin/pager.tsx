import { Link, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

interface Props {
  next: string | null;
  /** Said of a list that is in another order than by time. */
  isByTime?: boolean;
}

/** From page to page of a list; the filter stays. */
export function Pager({ next, isByTime = true }: Props) {
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
          {t(isByTime ? "first" : "start")}
        </Link>
      )}
      {next && (
        <Link to={address(next)} rel="next" className="admin-link admin-push">
          {t(isByTime ? "next" : "further")}
        </Link>
      )}
    </nav>
  );
}
