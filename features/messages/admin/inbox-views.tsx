import { Link, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { InboxCounts } from "../calls.ts";
import { ImportantOnly } from "./important-only.tsx";
import { inboxFilters } from "./inbox-filters.ts";
import { useWatched } from "./inbox-watch.tsx";

/** What somebody looks for first, as the address says it; with a number where something waits. */
const views = [
  { key: "all", search: "" },
  { key: "unassigned", search: "status=open&assignee=nobody" },
  { key: "overdue", search: "status=overdue", count: "overdue" },
  { key: "spam", search: "status=spam", count: "spam" },
] as const;

/** The ways through the inbox. `counts`: as the list came with them; the watch knows newer ones. */
export function InboxViews({ counts }: { counts: InboxCounts }) {
  const t = useTranslations("admin.inbox.views");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const watched = useWatched();
  const shown = inboxFilters.flatMap((name) =>
    query.get(name) && name !== "important" ? `${name}=${query.get(name)}` : [],
  );
  // The star stands beside the views and combines with each.
  const starred = query.get("important") ? ["important=yes"] : [];
  return (
    <nav aria-label={t("label")} className="admin-views">
      {views.map((view) => {
        const count = "count" in view ? (watched[view.count] ?? counts[view.count]) : 0;
        return (
          <Link
            key={view.key}
            to={{ pathname, search: [view.search, ...starred].filter(Boolean).join("&") }}
            aria-current={shown.join("&") === view.search ? "true" : undefined}
          >
            {t(view.key)}
            {"count" in view && count > 0 && (
              <span className="admin-count" data-tone={view.key}>
                <span aria-hidden="true">{count > 999 ? "999+" : count}</span>
                <span className="sr-only">, {t(`${view.count}Count`, { count })}</span>
              </span>
            )}
          </Link>
        );
      })}
      <ImportantOnly />
    </nav>
  );
}
