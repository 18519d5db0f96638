import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { languageOfScreen, queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Pager } from "#platform/admin/pager.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { ContentAnswer, contentBoardCalls } from "../calls.ts";
import "./content.css";
import { entryKinds } from "#features/pages/kinds.ts";
import { FilterBar, FilterChoice, FilterMore, FilterSearch } from "#platform/admin/filter-bar.tsx";
import { useLanguageOptions } from "#platform/admin/language-options.ts";
import { rowFilters } from "../entry-states.ts";
import { EntryRows } from "./entry-rows.tsx";
import { useKindWord } from "./kind-word.ts";

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

const names = ["kind", "state", "language"];

/** By words, kind, state and language. */
function ContentFilters() {
  const t = useTranslations("admin.content");
  const languages = useLanguageOptions();
  const kindWord = useKindWord();
  return (
    <FilterBar names={["q", ...names]}>
      <FilterSearch hint={t("searchHint")} />
      <FilterMore names={names}>
        <FilterChoice
          name="kind"
          options={entryKinds.map((kind) => [kind, kindWord(kind)] as const)}
        />
        <FilterChoice
          name="state"
          options={rowFilters.map((state) => [state, t(`state.${state}`)] as const)}
        />
        <FilterChoice name="language" options={languages} />
      </FilterMore>
    </FilterBar>
  );
}

/** How many entries are how; each number shows them. */
function ContentCounts({ counts }: { counts: ContentAnswer["counts"] }) {
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
