import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { ContentAnswer } from "../calls.ts";
import { rowFilters } from "../entry-states.ts";

/** How many entries are how; each number shows them. */
export function ContentCounts({ counts }: { counts: ContentAnswer["counts"] }) {
  const t = useTranslations("admin.content");
  const to = useLocalizedPath();
  const [query] = useSearchParams();
  const shown = query.get("state");
  return (
    <nav aria-label={t("counts")}>
      <ul className="content-counts">
        <li>
          <Link to={to("/admin/content")} aria-current={shown ? undefined : "true"}>
            <strong>{counts.entries}</strong> {t("entries")}
          </Link>
        </li>
        {rowFilters.map((state) => (
          <li key={state}>
            <Link
              to={to(`/admin/content?state=${state}`)}
              aria-current={shown === state ? "true" : undefined}
              data-empty={counts[state] === 0 || undefined}
            >
              <strong>{counts[state]}</strong> {t(`state.${state}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
