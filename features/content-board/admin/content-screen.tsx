import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { languageOfScreen, queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Pager } from "#platform/admin/pager.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { ContentAnswer, contentBoardCalls } from "../calls.ts";
import "./content.css";
import { ContentCounts } from "./content-counts.tsx";
import { ContentFilters } from "./content-filters.tsx";
import { EntryRows } from "./entry-rows.tsx";

const ask = loaderOf<typeof contentBoardCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/content", {
    query: {
      ...queryOf(request, "kind", "state", "language", "q", "after"),
      shown: languageOfScreen(request),
    },
  });

/** All entries of the site: what is live, what waits, what is behind. */
export function Screen({ data }: { data: ContentAnswer }) {
  const t = useTranslations("admin");
  const to = useLocalizedPath();
  const { counts, items, next } = data;
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.content")}</AdminTitle>
      <div className="admin-row">
        <Link to={to("/admin/new-entry")} className="admin-button" data-tone="primary">
          + {t("content.new")}
        </Link>
        <Link to={to("/admin/bin")} className="admin-link admin-push">
          {t("content.bin.open", { count: data.binned })}
        </Link>
      </div>
      <ContentCounts counts={counts} />
      <ContentFilters />
      {items.length === 0 ? (
        <p className="admin-empty">{t("content.empty")}</p>
      ) : (
        <EntryRows data={data} />
      )}
      <Pager next={next} isByTime={false} />
    </div>
  );
}
