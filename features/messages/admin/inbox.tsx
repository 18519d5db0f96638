import { useEffect, useRef } from "react";
import { Link, useLocation, useRevalidator, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { ExportDialog } from "#platform/admin/export-dialog.tsx";
import {
  FilterBar,
  FilterChoice,
  FilterDay,
  FilterMore,
  FilterSearch,
} from "#platform/admin/filter-bar.tsx";
import { useLanguageOptions } from "#platform/admin/language-options.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Pager } from "#platform/admin/pager.tsx";
import type { messageCalls } from "../calls.ts";
import { statusFilters } from "../message-status.ts";
import { ImportantKept } from "./important-only.tsx";
import { filterOf, inboxFilters } from "./inbox-filters.ts";
import { InboxRow } from "./inbox-row.tsx";
import { InboxViews } from "./inbox-views.tsx";
import { useWatched } from "./inbox-watch.tsx";

const ask = loaderOf<typeof messageCalls>();

export async function load(request: Request) {
  const query = queryOf(request, "after", ...inboxFilters);
  const [page, admins] = await Promise.all([
    ask(request, "GET /api/admin/inbox", { query }),
    ask(request, "GET /api/admin/admins"),
  ]);
  return { page, admins };
}

/** The messages of the contact page, newest first; new ones come in by themselves. */
export function Screen({ data: { page, admins } }: { data: Awaited<ReturnType<typeof load>> }) {
  const t = useTranslations("admin");
  const languages = useLanguageOptions();
  const { newest = null, unread = page.unread } = useWatched();
  const isEmpty = page.items.length === 0;
  useFreshList(newest, page.items[0]?.createdAt, unread);
  return (
    <div className="admin-stack">
      <AdminTitle
        aside={
          <>
            <p className="admin-soft">{t("inbox.summary", { count: unread })}</p>
            <ExportDialog call="inbox/export" names={inboxFilters}>
              <ExportedMessages />
            </ExportDialog>
          </>
        }
      >
        {t("nav.inbox")}
      </AdminTitle>
      <InboxViews counts={page} />
      <FilterBar names={inboxFilters}>
        <ImportantKept />
        <FilterSearch hint={t("filters.searchHint")} />
        <FilterMore names={inboxFilters.filter((name) => name !== "q" && name !== "important")}>
          <FilterChoice
            name="status"
            options={statusFilters.map((status) => [status, t(`status.${status}`)])}
          />
          <FilterChoice name="language" options={languages} />
          <FilterChoice
            name="assignee"
            options={[
              ["nobody", t("message.nobody")],
              ...admins.map(({ id, name }) => [id, name] as const),
            ]}
          />
          <FilterDay name="from" />
          <FilterDay name="to" />
        </FilterMore>
      </FilterBar>
      <SearchedSpam />
      <SpamGoes />
      {isEmpty ? (
        <p className="admin-empty">{t("inbox.empty")}</p>
      ) : (
        <ul className="admin-list admin-inbox" aria-label={t("inbox.list")}>
          {page.items.map((item) => (
            <InboxRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Pager next={page.next} />
    </div>
  );
}

/** A search says whether spam is in, and leads there. */
function SearchedSpam() {
  const t = useTranslations("admin.inbox");
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  if (!query.get("q")) return null;
  if (query.get("status") === "spam") return <p className="admin-soft">{t("spamOnly")}</p>;
  const inSpam = filterOf(query);
  inSpam.set("status", "spam");
  return (
    <p className="admin-soft">
      {t("spamLeftOut")} <Link to={{ pathname, search: inSpam.toString() }}>{t("searchSpam")}</Link>
    </p>
  );
}

/** Where spam is shown, it is said that it goes. */
function SpamGoes() {
  const t = useTranslations("admin.inbox");
  const [query] = useSearchParams();
  return query.get("status") === "spam" && <p className="admin-soft">{t("spamGoes")}</p>;
}

/** What an export holds, as far as nobody sees it in the list. */
function ExportedMessages() {
  const t = useTranslations("admin");
  const [query] = useSearchParams();
  return (
    <p>
      {t("export.all")}{" "}
      {query.get("status") === "spam"
        ? t("export.onlySpam")
        : t("export.withoutSpam", { spam: t("status.spam") })}
    </p>
  );
}

/**
 * Asks for the list again when the watch knows of a message that came in after its first one, or of more unread ones: a
 * colleague has put one back.
 */
function useFreshList(newest: string | null, shown: string | undefined, unread: number): void {
  const { revalidate } = useRevalidator();
  const known = useRef<{ newest?: string | null; unread: number }>({ unread });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that does not show it (a filter) is asked for once, not for ever
  useEffect(() => {
    const { newest: before, unread: least } = known.current;
    known.current = { newest, unread };
    const isLater = newest && (!shown || Date.parse(newest) > Date.parse(shown));
    if ((newest !== before && isLater) || unread > least) void revalidate();
  }, [newest, unread]);
}
